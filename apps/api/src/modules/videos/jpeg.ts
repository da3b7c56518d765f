/** Frame markers, which contain the picture's size; `c4`, `c8` and `cc` are not frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether these bytes are a complete JPEG with a picture, by its markers from first to last. */
export function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return false
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xff_d9) return false
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0
  }
  return false
}
