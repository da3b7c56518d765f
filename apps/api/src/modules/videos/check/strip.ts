import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { openVideo, type Inspected } from './inspect.ts'

/**
 * Rewrites video and audio and nothing else (V7.3): no title, location or device. The index is at the beginning, so
 * that a player can start without the end of the file.
 */
export async function strip(file: string, to: string, { container, packets }: Inspected): Promise<void> {
  const input = openVideo(file)
  const output = new Output({
    format: container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(to),
  })
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (!video) throw new Error('The picture is gone')
    const count = (track: { id: number }) => ({ maximumPacketCount: packets.get(track.id) ?? 0 })
    const tracks = [await videoTrack(output, video, count(video))]
    if (audio) tracks.push(await audioTrack(output, audio, count(audio)))
    await output.start()
    await copy(tracks)
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  } finally {
    input.dispose()
  }
}

interface Track {
  packets: AsyncGenerator<EncodedPacket, void>
  add: (packet: EncodedPacket) => Promise<void>
}

async function videoTrack(output: Output, track: InputVideoTrack, count: object): Promise<Track> {
  const codec = await track.getCodec()
  if (codec === null) throw new Error('The picture cannot be copied')
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { ...count, rotation: await track.getRotation() })
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  return {
    packets: new EncodedPacketSink(track).packets(),
    add: (packet) => source.add(packet, decoderConfig && { decoderConfig }),
  }
}

async function audioTrack(output: Output, track: InputAudioTrack, count: object): Promise<Track> {
  const codec = await track.getCodec()
  if (codec === null) throw new Error('The sound cannot be copied')
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, count)
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  return {
    packets: new EncodedPacketSink(track).packets(),
    add: (packet) => source.add(packet, decoderConfig && { decoderConfig }),
  }
}

/**
 * Copies packets in order of time, since players read both tracks together. A start before zero, which a file may have,
 * is shifted to zero.
 */
async function copy(tracks: readonly Track[]): Promise<void> {
  const heads = await Promise.all(
    tracks.map(async (track) => ({ track, packet: (await track.packets.next()).value })),
  )
  const shift = Math.max(0, ...heads.map(({ packet }) => -(packet?.timestamp ?? 0)))
  for (;;) {
    const next = heads
      .filter(({ packet }) => packet)
      .toSorted((a, b) => (a.packet?.timestamp ?? 0) - (b.packet?.timestamp ?? 0))[0]
    if (!next?.packet) return
    const { packet } = next
    await next.track.add(shift > 0 ? packet.clone({ timestamp: packet.timestamp + shift }) : packet)
    next.packet = (await next.track.packets.next()).value
  }
}
