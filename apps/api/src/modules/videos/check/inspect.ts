import { maxVideoPixels, type VideoFacts, type VideoRefusal } from '@recadinho/contracts/videos'
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  MP4,
  QTFF,
  WEBM,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { reachOf, type Reach } from './reach.ts'

/** Codecs that all or nearly all browsers play. */
const playable = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis', 'flac'])
/** Durations of tracks and file differ by a few frames. */
const toleranceSeconds = 0.5

export interface Inspected {
  facts: VideoFacts
  container: 'mp4' | 'webm'
  reach: Reach
  /** Number of packets per track, to reserve space for their index. */
  packets: ReadonlyMap<number, number>
}

/** Opens a file in one of the accepted formats, whatever its name. */
export const openVideo = (file: string): Input =>
  new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM] })

/** Reads a file to its last packet (V7): data promised by its header may be missing. */
export async function inspect(file: string): Promise<Inspected | VideoRefusal> {
  const input = openVideo(file)
  try {
    if (!(await input.canRead().catch(() => false))) return 'not_a_video'
    const video = await input.getPrimaryVideoTrack()
    // A phone writes the index last, so that an interrupted recording has no tracks.
    if (!video) return (await input.getTracks()).length > 0 ? 'no_picture' : 'incomplete'
    const audio = await input.getPrimaryAudioTrack()
    return await inspectTracks(input, video, audio)
  } catch {
    // The library can throw anything.
    return 'damaged'
  } finally {
    input.dispose()
  }
}

async function inspectTracks(
  input: Input,
  video: InputVideoTrack,
  audio: InputAudioTrack | null,
): Promise<Inspected | VideoRefusal> {
  const videoCodec = await video.getCodec()
  const audioCodec = (await audio?.getCodec()) ?? null
  if (videoCodec === null || (audio !== null && audioCodec === null)) return 'not_playable'
  if (![videoCodec, audioCodec ?? 'aac'].every((codec) => playable.has(codec))) return 'not_playable'
  const pixels = (await video.getCodedWidth()) * (await video.getCodedHeight())
  if (pixels > maxVideoPixels) return 'too_large'
  const packets = new Map<number, number>()
  for (const track of audio ? [video, audio] : [video]) {
    const { end, count, blank } = await walk(track)
    if (blank) return 'damaged'
    packets.set(track.id, count)
    if (count === 0 || end < (await track.computeDuration()) - toleranceSeconds) return 'incomplete'
  }
  const container = (await input.getFormat()) === WEBM ? 'webm' : 'mp4'
  const config = await video.getDecoderConfig()
  const codecString = config?.codec ?? ''
  const description = descriptionOf(config)
  return {
    container,
    reach: reachOf({ container, videoCodec, audioCodec, codecString, description, pixels }),
    packets,
    facts: {
      seconds: Math.round((await input.computeDuration()) * 100) / 100,
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      rotation: await video.getRotation(),
      videoCodec,
      audioCodec,
    },
  }
}

/** The codec's own box in an MP4; WebM has none for most codecs. */
const descriptionOf = (config: Awaited<ReturnType<InputVideoTrack['getDecoderConfig']>>) => {
  const source = config?.description
  if (source === undefined) return undefined
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}

/** Reads all packets in order. A packet starting with zeros was never written: no codec produces one. */
async function walk(track: InputTrack): Promise<{ end: number; count: number; blank: boolean }> {
  let end = 0
  let count = 0
  let blank = false
  for await (const packet of new EncodedPacketSink(track).packets()) {
    end = Math.max(end, packet.timestamp + packet.duration)
    count += 1
    blank ||= packet.data.subarray(0, 8).every((byte) => byte === 0)
  }
  return { end, count, blank }
}
