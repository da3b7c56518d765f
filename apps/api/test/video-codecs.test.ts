import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'
import { attachVideo } from '../src/modules/videos/attach.ts'
import { checkFile } from '../src/modules/videos/check/run.ts'
import { characterClip } from '../src/modules/videos/clips/character-clip.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'
import { cookieOf, newestVideo, sendWhole, uploader } from './support/uploads.ts'

const fixture = (name: string) => resolve(import.meta.dirname, 'fixtures', name)

let folder: string
let shop: Shop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-codecs-'))
  shop = await createShop({
    env: { VIDEO_DIR: join(folder, 'kept'), UPLOAD_DIR: join(folder, 'uploads'), FFMPEG_PATH: 'none' },
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const check = (file: string) => checkFile(file, join(folder, 'stripped'), new AbortController().signal)

test.each([
  ['codecs/h264-444.mp4', 'few'],
  ['codecs/h264-422.mp4', 'few'],
  ['codecs/h264-10-bit.mp4', 'few'],
  ['codecs/h264-interlaced.mp4', 'few'],
  ['codecs/hevc-422.mp4', 'few'],
  ['codecs/vp9-10-bit.webm', 'few'],
  ['codecs/av1.mp4', 'few'],
  ['codecs/hevc-10-bit.mp4', 'most'],
  ['codecs/vp9-odd-size.webm', 'most'],
  ['greeting.webm', 'most'],
  ['greeting.mp4', 'every'],
  ['one-frame.mp4', 'every'],
])('V7.6: where %s plays: on %s', async (name, reach) => {
  expect(await check(fixture(name))).toMatchObject({ reach })
})

test.each(['codecs/pcm-sound.mov', 'codecs/alac-sound.mp4'])(
  'V7.1: the sound of %s is nothing that browsers play: refused',
  async (name) => {
    expect(await check(fixture(name))).toEqual({ refusal: 'not_playable' })
  },
)

test('V7.6: without ffmpeg, a video that iPhones cannot play is refused, and nothing is kept', async () => {
  const staff = await signedIn(shop)
  const { id, number } = await paidOrder(shop, shop.browser())
  const file = fixture('codecs/h264-444.mp4')
  await sendWhole(uploader(shop.url, cookieOf(staff)), id, await readFile(file))
  expect(await newestVideo(shop, staff, id)).toMatchObject({ state: 'refused', refusal: 'not_playable' })
  await expect(attachVideo(shop.ctx, { number, file })).rejects.toThrow('format that browsers do not play')
  const clip = characterClip(shop.ctx, { id, words: 'Hello' })
  const checked = await check(file)
  if ('refusal' in checked) throw new Error('It can be read')
  expect(await clip.keep({ id, file, checked })).toBe('not_playable')
  expect(await readdir(join(folder, 'kept')).catch(() => [])).toEqual([])
})

test('V7.1: a picture of more pixels than 8192 × 4352 is refused before it is decoded', async () => {
  const file = join(folder, 'huge.mp4')
  const output = new Output({ format: new Mp4OutputFormat(), target: new FilePathTarget(file) })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.62.08', codedWidth: 8192, codedHeight: 4354 }
  await source.add(new EncodedPacket(new Uint8Array(100).fill(1), 'key', 0, 1), { decoderConfig })
  await output.finalize()
  expect(await check(file)).toEqual({ refusal: 'too_large' })
})

/** A stand-in for an ffmpeg that the system kills, as it does when memory runs out. */
async function killedFfmpeg(): Promise<string> {
  const path = join(folder, 'killed-ffmpeg')
  await writeFile(path, '#!/bin/sh\n[ "$1" = "-version" ] && exit 0\nkill -9 $$\n', { mode: 0o755 })
  return path
}

test('V7.7: a video whose decoding the system kills is tried once more, then refused as too large', async () => {
  const killed = await createShop({
    env: {
      VIDEO_DIR: join(folder, 'killed'),
      UPLOAD_DIR: join(folder, 'killed-uploads'),
      FFMPEG_PATH: await killedFfmpeg(),
    },
  })
  try {
    const staff = await signedIn(killed)
    const { id, number } = await paidOrder(killed, killed.browser())
    const file = fixture('greeting.mp4')
    await sendWhole(uploader(killed.url, cookieOf(staff)), id, await readFile(file))
    await killed.workers.outbox.runOnce()
    expect((await readAdminOrder(staff, id)).videos[0]?.state).toBe('checking')
    await killed.db
      .updateTable('outbox_events')
      .set({ next_attempt_at: new Date(0) })
      .where('kind', '=', 'video_check')
      .execute()
    expect(await newestVideo(killed, staff, id)).toMatchObject({ state: 'refused', refusal: 'too_large' })
    await expect(attachVideo(killed.ctx, { number, file })).rejects.toThrow('export it in 1080p')
    expect(await readdir(join(folder, 'killed')).catch(() => [])).toEqual([])
  } finally {
    await killed.close()
  }
})
