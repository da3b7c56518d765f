/** What the first sequence parameter set (SPS) of an H.264 video says about its pictures. */
export interface H264Pictures {
  /** 1: 4:2:0, the only one that phones decode. */
  chroma: number
  bits: number
  interlaced: boolean
}

/** Profiles whose SPS contains the format of the colors (H.264, 7.3.2.1.1); all others are 8 bits in 4:2:0. */
const withColorFormat = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135])

/** Reads the SPS of an `avcC` box (ISO 14496-15, 5.3.3.1.2); `undefined` if there is none. */
export function readAvcC(box: Uint8Array): H264Pictures | undefined {
  const sets = (box[5] ?? 0) & 0x1f
  const bytes = ((box[6] ?? 0) << 8) | (box[7] ?? 0)
  const sps = box.subarray(8, 8 + bytes)
  return sets === 0 || sps.length < 4 || sps.length < bytes ? undefined : readSps(sps)
}

/** The fields up to `frame_mbs_only_flag`, in the order of 7.3.2.1.1. */
function readSps(sps: Uint8Array): H264Pictures {
  const profile = sps[1] ?? 0
  // After the header, the profile, its constraints and the level.
  const { bit, skip, count } = readerOf(withoutEmulation(sps.subarray(4)))
  count() // seq_parameter_set_id
  let chroma = 1
  let bits = 8
  if (withColorFormat.has(profile)) {
    chroma = count()
    if (chroma === 3) skip(1)
    bits = 8 + Math.max(count(), count())
    skip(1)
    if (bit() === 1) skipScalingLists(chroma === 3 ? 12 : 8, bit, count)
  }
  count() // log2_max_frame_num_minus4
  const order = count()
  if (order === 0) count()
  if (order === 1) {
    skip(1)
    count()
    count()
    for (let left = Math.min(count(), 255); left > 0; left -= 1) count()
  }
  count() // max_num_ref_frames
  skip(1)
  count() // width
  count() // height
  return { chroma, bits, interlaced: bit() === 0 }
}

function skipScalingLists(lists: number, bit: () => number, count: () => number): void {
  for (let list = 0; list < lists; list += 1) {
    if (bit() === 0) continue
    let last = 8
    for (let at = list < 6 ? 16 : 64; at > 0; at -= 1) {
      const coded = count()
      const delta = coded % 2 === 1 ? (coded + 1) / 2 : -coded / 2
      last = (last + delta + 256) % 256
      if (last === 0) break
    }
  }
}

/** Bits from the highest one on, and Exp-Golomb numbers (9.1); past the end there are only ones. */
function readerOf(bytes: Uint8Array) {
  let at = 0
  const bit = () => {
    const byte = bytes[at >> 3] ?? 0xff
    const value = (byte >> (7 - (at & 7))) & 1
    at += 1
    return value
  }
  const count = () => {
    let zeros = 0
    while (zeros < 31 && bit() === 0) zeros += 1
    let value = 1
    for (let left = zeros; left > 0; left -= 1) value = value * 2 + bit()
    return value - 1
  }
  return { bit, count, skip: (bits: number) => void (at += bits) }
}

/** Removes each 3 that follows two zeros: it only prevents a false start code (7.3.1). */
const withoutEmulation = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0))
