from librt.strings import BytesWriter as BytesWriter
from librt.strings import write_f32_le as write_f32_le
