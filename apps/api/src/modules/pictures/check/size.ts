import { uploadedPictureLimits as limits, type PictureRefusal } from '@recadinho/contracts/pictures'

export interface Size {
  width: number
  height: number
}

/**
 * The declared size of a picture, read before anything is decoded, because a small file can hold more pixels than fit
 * into memory. Detects the format by content, whatever the name, and rejects files that are cut off.
 */
export function sizeOf(bytes: Buffer): Size | PictureRefusal {
  const found = jpeg(bytes) ?? png(bytes) ?? webp(bytes) ?? 'not_a_picture'
  if (typeof found === 'string') return found
  const { width, height } = found
  if (width > limits.pixelsMax || height > limits.pixelsMax) return 'too_many_pixels'
  return width < limits.widthMin || height < limits.heightMin ? 'too_small' : found
}

type Found = Size | PictureRefusal | undefined

/** Frame markers, which contain the picture's size; `c4`, `c8` and `cc` are not frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpeg(bytes: Buffer): Found {
  if (bytes.length < 4 || bytes.readUIntBE(0, 3) !== 0xff_d8_ff) return undefined
  // Some programs write zeros after the end.
  if (!bytes.subarray(-64).includes(Buffer.of(0xff, 0xd9))) return 'incomplete'
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes[at + 1] ?? 0))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  return 'incomplete'
}

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function png(bytes: Buffer): Found {
  if (!bytes.subarray(0, 8).equals(pngStart)) return undefined
  if (bytes.length < 33) return 'incomplete'
  // Chunk by chunk, to detect a file that is cut off.
  let at = 8
  while (at + 12 <= bytes.length && bytes.toString('latin1', at + 4, at + 8) !== 'IEND')
    at += 12 + bytes.readUInt32BE(at)
  if (at + 12 > bytes.length) return 'incomplete'
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function webp(bytes: Buffer): Found {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return undefined
  if (bytes.length < 30 || bytes.length < bytes.readUInt32LE(4) + 8) return 'incomplete'
  switch (text(12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return 'not_a_picture'
  }
}
