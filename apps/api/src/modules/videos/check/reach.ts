import { readAvcC } from './h264.ts'

/**
 * Where a video plays as it is: on every phone; on most devices, but not on all; or on too few, so that buyers can only
 * watch a copy (V7.6).
 */
export type Reach = 'every' | 'most' | 'few'

export interface Encoding {
  container: 'mp4' | 'webm'
  videoCodec: string
  audioCodec: string | null
  /** RFC 6381, with the profile. */
  codecString: string
  /** The codec's own box, `avcC` for H.264. */
  description: Uint8Array | undefined
  /** Pixels of a picture. */
  pixels: number
}

/** The largest picture that an iPhone decodes: 4096 × 2304 (H.264 level 5.2). */
const phonePixels = 4096 * 2304

export function reachOf(encoding: Encoding): Reach {
  const { videoCodec, codecString, pixels } = encoding
  if (pixels > phonePixels) return 'few'
  const [, ...fields] = codecString.split('.')
  switch (videoCodec) {
    case 'avc':
      return isPlainH264(encoding) ? 'every' : 'few'
    case 'hevc':
      // Profiles 1 and 2 are Main and Main 10; a letter before it is its space.
      return ['1', '2'].includes(fields[0] ?? '') ? 'most' : 'few'
    case 'vp8':
      return 'most'
    case 'vp9':
      // Profile 0 is 8 bits in 4:2:0.
      return fields[0] === '00' ? 'most' : 'few'
    default:
      return 'few'
  }
}

/** H.264 as every phone decodes it: 8 bits, 4:2:0, whole pictures, with AAC or MP3, in MP4. */
function isPlainH264({ container, audioCodec, codecString, description }: Encoding): boolean {
  if (container !== 'mp4' || !['aac', 'mp3', null].includes(audioCodec)) return false
  const pictures = description && readAvcC(description)
  if (pictures) return pictures.chroma === 1 && pictures.bits === 8 && !pictures.interlaced
  // Baseline, Main, Extended and High.
  return [66, 77, 88, 100].includes(Number.parseInt(codecString.slice(5, 7), 16))
}
