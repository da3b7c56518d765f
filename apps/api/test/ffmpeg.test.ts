import { execFile, spawnSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { loadImage } from '@napi-rs/canvas'
import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny'
import type { Order } from '@recadinho/contracts/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachVideo } from '../src/modules/videos/attach.ts'
import { copyBytesAtMost } from '../src/modules/videos/check/encoding.ts'
import { createFfmpeg } from '../src/modules/videos/check/ffmpeg.ts'
import { inspect } from '../src/modules/videos/check/inspect.ts'
import type { Browser } from './support/app.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'
import { cookieOf, newestVideo, sendWhole, uploader } from './support/uploads.ts'

const fixture = (name: string) => resolve(import.meta.dirname, 'fixtures', name)
const path = process.env['FFMPEG_PATH'] || 'ffmpeg'
/** An optional program of the machine: these tests are skipped if it is not installed. */
const installed = spawnSync(path, ['-version']).status === 0

if (!installed) console.warn('ffmpeg is not installed here: its tests do not run (apt-get install ffmpeg)')

let folder: string
let shop: Shop
let staff: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-ffmpeg-'))
  shop = await createShop({
    env: { VIDEO_DIR: join(folder, 'kept'), UPLOAD_DIR: join(folder, 'uploads'), FFMPEG_PATH: path },
  })
  staff = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

test.skipIf(!installed)(
  'V7.4: a video that not every phone plays gets a poster of itself and a copy in H.264',
  async () => {
    const { id, number } = await paidOrder(shop, shop.browser())
    const video = await attachVideo(shop.ctx, { number, file: fixture('greeting.webm') })
    const [listed] = (await readAdminOrder(staff, id)).videos
    expect(listed).toMatchObject({
      facts: { videoCodec: 'vp8' },
      parts: ['video', 'poster', 'captions', 'copy'],
    })
    const at = (part: string) => staff.get(`/api/admin/videos/${video.id}/files/${part}`)

    const poster = await at('poster')
    expect(poster.headers['content-type']).toBe('image/jpeg')
    expect((await loadImage(poster.rawPayload)).width).toBe(listed?.facts?.width)

    const copy = await at('copy')
    expect(copy.rawPayload.length).toBe(listed?.copyBytes)
    expect(copy.rawPayload.length).toBeLessThanOrEqual(copyBytesAtMost)
    const found = await inspect(join(folder, 'kept', `${video.id}-copy.mp4`))
    expect(found).toMatchObject({ container: 'mp4', facts: { videoCodec: 'avc' } })
  },
)

test
  .skipIf(!installed)
  .each([
    'h264-444.mp4',
    'h264-422.mp4',
    'h264-10-bit.mp4',
    'h264-interlaced.mp4',
    'hevc-422.mp4',
    'hevc-10-bit.mp4',
    'vp9-10-bit.webm',
    'vp9-odd-size.webm',
    'av1.mp4',
  ])(
  'V7.6: of %s, which not every phone plays, the buyer gets the copy, which all of them do',
  async (name) => {
    const browser = shop.browser()
    const { id, number } = await paidOrder(shop, browser)
    await attachVideo(shop.ctx, { number, file: fixture(`codecs/${name}`) })
    const [listed] = (await readAdminOrder(staff, id)).videos
    expect(listed).toMatchObject({ parts: ['video', 'poster', 'captions', 'copy'], buyersGetCopy: true })
    const found = await inspect(join(folder, 'kept', `${listed?.id}-copy.mp4`))
    expect(found).toMatchObject({ container: 'mp4', reach: 'every', facts: { videoCodec: 'avc' } })

    await shop.db.updateTable('videos').set({ released_at: shop.clock.now() }).execute()
    const { video } = (await browser.get(`/api/orders/${id}`)).json<Order>()
    expect(video).toMatchObject({ mimeType: 'video/mp4', bytes: listed?.copyBytes })
    const played = await browser.get(video?.url ?? '')
    expect(played.headers['content-type']).toBe('video/mp4')
    expect(played.rawPayload.length).toBe(listed?.copyBytes)
  },
)

test.skipIf(!installed)(
  'V7.6: a film too long for a small copy that it needs is refused as too long',
  async () => {
    const { number } = await paidOrder(shop, shop.browser())
    const file = join(folder, 'long.mp4')
    const picture = ['-f', 'lavfi', '-i', 'color=s=16x16:r=1', '-t', '1300']
    await run(...picture, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', file)
    await expect(attachVideo(shop.ctx, { number, file })).rejects.toThrow('is too long')
  },
)

test.skipIf(!installed)(
  'V7.7: ffmpeg refuses a huge picture too, whatever the header said of its size',
  async () => {
    const file = join(folder, 'liar.mp4')
    const huge = ['-f', 'lavfi', '-i', 'color=s=8192x4368', '-frames:v', '1']
    await run(...huge, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', file)
    await expect(createFfmpeg(path).poster(file, join(folder, 'x.jpg'))).rejects.toThrow('Picture size')
  },
)

test.skipIf(!installed)('V7.4: one that every phone plays gets a poster and no copy', async () => {
  const { id, number } = await paidOrder(shop, shop.browser())
  await attachVideo(shop.ctx, { number, file: fixture('greeting.mp4') })
  const [listed] = (await readAdminOrder(staff, id)).videos
  expect(listed).toMatchObject({ facts: { videoCodec: 'avc' }, parts: ['video', 'poster', 'captions'] })
})

/** Without blocking the shop, which would refuse calls as too busy. */
const run = (...args: string[]) => promisify(execFile)(path, ['-v', 'error', '-y', ...args])

test.skipIf(!installed)('V7.4: of one that is too large for WhatsApp there is a copy that fits', async () => {
  const file = join(folder, 'large.mp4')
  const noise = ['-f', 'lavfi', '-i', 'testsrc2=s=720x1280:r=30,noise=alls=80:allf=t', '-t', '0.5']
  await run(...noise, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', '-pix_fmt', 'yuv420p', file)
  expect((await stat(file)).size).toBeGreaterThan(copyBytesAtMost)
  const { id, number } = await paidOrder(shop, shop.browser())
  await attachVideo(shop.ctx, { number, file })
  const [listed] = (await readAdminOrder(staff, id)).videos
  expect(listed?.parts).toContain('copy')
  expect(listed?.copyBytes).toBeLessThanOrEqual(copyBytesAtMost)
})

test.skipIf(!installed)(
  'V7.4: a copy stands upright where the phone was turned, has its sound, and none of its metadata',
  async () => {
    const [turned, to] = [join(folder, 'turned.mp4'), join(folder, 'copy.mp4')]
    await run('-i', fixture('greeting.mp4'), '-c', 'copy', '-metadata:s:v:0', 'rotate=90', turned)
    await createFfmpeg(path).copy(turned, to, 4)
    const [before, after] = [await inspect(turned), await inspect(to)]
    if (typeof before === 'string' || typeof after === 'string') throw new Error('One of them cannot be read')
    expect(before.facts.rotation).not.toBe(0)
    expect(after.facts).toMatchObject({ videoCodec: 'avc', audioCodec: 'aac', rotation: 0 })
    expect(after.facts.width > after.facts.height).toBe(before.facts.width > before.facts.height)
    expect((await readFile(to)).includes('Olivia')).toBe(false)
  },
)

test.skipIf(!installed)('V7.4: what cannot be decoded is an error, not half a picture', async () => {
  const ffmpeg = createFfmpeg(path)
  await expect(
    ffmpeg.poster(fixture('greeting.jpg').replace('.jpg', '.none'), join(folder, 'x.jpg')),
  ).rejects.toThrow('Command failed')
})

/** A complete file whose pictures cannot be decoded. */
async function writeNoise(path: string): Promise<void> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new FilePathTarget(path) })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.31.08', codedWidth: 1080, codedHeight: 1920 }
  for (let index = 0; index < 30; index += 1) {
    const packet = new EncodedPacket(randomFillSync(new Uint8Array(5000)), 'key', index / 30, 1 / 30)
    await source.add(packet, index === 0 ? { decoderConfig } : undefined)
  }
  await output.finalize()
}

test.skipIf(!installed)(
  'V7.4: pictures that cannot be decoded are refused as damaged, and nothing is kept',
  async () => {
    const { id, number } = await paidOrder(shop, shop.browser())
    const file = join(folder, 'noise.mp4')
    await writeNoise(file)
    const before = await readdir(join(folder, 'kept'))
    await sendWhole(uploader(shop.url, cookieOf(staff)), id, await readFile(file))
    expect(await newestVideo(shop, staff, id)).toMatchObject({ state: 'refused', refusal: 'damaged' })
    await expect(attachVideo(shop.ctx, { number, file })).rejects.toThrow('cannot be read to its end')
    expect(await readdir(join(folder, 'kept'))).toEqual(before)
  },
)
