from librt.strings import read_i32_le as read_i32_le
from librt.vecs import vec as vec
