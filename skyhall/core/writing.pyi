from librt.strings import BytesWriter as BytesWriter
from librt.strings import read_i32_le as read_i32_le
from librt.strings import write_f32_le as write_f32_le
