import { randomFillSync } from 'node:crypto'
import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'

const framesPerSecond = 30
const frameBytes = 100_000

/** Writes a valid MP4 of roughly this size: pictures of noise. */
export async function writeBigVideo(path: string, bytes: number): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(path),
  })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.31.08', codedWidth: 1080, codedHeight: 1920 }
  const frame = randomFillSync(new Uint8Array(frameBytes))
  for (let index = 0; index < bytes / frameBytes - 3; index += 1) {
    const type = index % framesPerSecond === 0 ? 'key' : 'delta'
    await source.add(
      new EncodedPacket(frame, type, index / framesPerSecond, 1 / framesPerSecond),
      index === 0 ? { decoderConfig } : undefined,
    )
  }
  await output.finalize()
}
