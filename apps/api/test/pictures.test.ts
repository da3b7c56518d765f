import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Catalog } from '@recadinho/contracts/catalog'
import { picturePathOf, uploadedPictureLimits, type CharacterPicture } from '@recadinho/contracts/pictures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder } from './support/order.ts'
import { readAdminOrder, signedIn, signedInAs } from './support/staff.ts'

let folder: string
let shop: TestApp
let owner: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-pictures-'))
  shop = await createTestApp({ env: { VIDEO_DIR: folder } })
  owner = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Red on the left, blue on the right. */
function painted(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const [colour, x] of [
    ['#f00', 0],
    ['#00f', width / 2],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(x, 0, width / 2, height)
  }
  return canvas
}
const upload = (payload: Buffer, type = 'image/jpeg', staff = owner) =>
  staff.send({ method: 'POST', url: '/api/admin/pictures', payload, headers: { 'content-type': type } })
async function uploaded(payload: Buffer, type?: string): Promise<Extract<CharacterPicture, object>> {
  const answer = await upload(payload, type)
  expect(answer.statusCode).toBe(201)
  return { drawing: 'robot-zib', upload: answer.json<{ upload: string }>().upload }
}
const show = (path: string) => shop.browser().get(path)

test.each([
  ['image/jpeg', async () => painted(900, 900).encode('jpeg', 90)],
  ['image/png', async () => painted(900, 900).encode('png')],
  ['image/webp', async () => painted(900, 900).encode('webp', 90)],
])(
  'P1, P3: an %s is kept in the sizes of the shop, under a hash that browsers keep',
  async (type, encode) => {
    const picture = await uploaded(await encode(), type)
    for (const [file, width, height] of [
      ['large.webp', 720, 840],
      ['small.webp', 240, 280],
      ['face.png', 240, 240],
    ] as const) {
      const answer = await show(picturePathOf(picture, file))
      expect(answer.headers).toMatchObject({
        'content-type': file.endsWith('png') ? 'image/png' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      const image = await loadImage(answer.rawPayload)
      expect([image.width, image.height]).toEqual([width, height])
    }
  },
)

test('P2: turned as its camera was held, and nothing else of its metadata is kept', async () => {
  const bytes = await painted(900, 700).encode('jpeg', 90)
  // Exif: orientation 6, a quarter turn clockwise.
  const exif = Buffer.from('FFE100224578696600004D4D002A00000008000101120003000000010006000000000000', 'hex')
  const picture = await uploaded(Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]))
  const { rawPayload } = await show(picturePathOf(picture, 'large.webp'))
  expect(rawPayload.includes('Exif')).toBe(false)
  const canvas = createCanvas(720, 840)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(rawPayload), 0, 0)
  const [top, bottom] = [context.getImageData(360, 20, 1, 1).data, context.getImageData(360, 820, 1, 1).data]
  expect([(top[0] ?? 0) > 200, (bottom[2] ?? 0) > 200]).toEqual([true, true])
})

/** A small PNG that declares this size. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(10)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([
  ['no picture', 'not_a_picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page that calls itself a picture', 'not_a_picture', () => Buffer.from('<script>alert(1)</script>')],
  ['a JPEG without its end', 'incomplete', () => painted(900, 900).toBuffer('image/jpeg').subarray(0, 5000)],
  ['a PNG without its end', 'incomplete', () => painted(900, 900).toBuffer('image/png').subarray(0, 900)],
  ['a WebP without its end', 'incomplete', () => painted(900, 900).toBuffer('image/webp').subarray(0, 300)],
  ['one that is too small', 'too_small', () => painted(300, 900).toBuffer('image/png')],
  ['more pixels than there is memory', 'too_many_pixels', () => bomb(30_000, 30_000)],
  ['pixels that are not there', 'not_a_picture', () => bomb(900, 900)],
])('P1: %s is refused', async (_, reason, bytes) => {
  const answer = await upload(bytes())
  expect([answer.statusCode, answer.json().code, answer.json().details]).toEqual([
    415,
    'unsupported_media_type',
    { reason },
  ])
})

test('P1: another type, and a file above the limit, are refused before they are read', async () => {
  expect((await upload(Buffer.from('GIF89a'), 'image/gif')).statusCode).toBe(415)
  const large = Buffer.alloc(uploadedPictureLimits.bytesMax + 1)
  expect((await upload(large)).statusCode).toBe(413)
})

test('P4: the owner and marketing upload, production does not; a picture that is not there is 404', async () => {
  const bytes = painted(900, 900).toBuffer('image/jpeg')
  expect((await upload(bytes, 'image/jpeg', await signedInAs(shop, 'marketing'))).statusCode).toBe(201)
  expect((await upload(bytes, 'image/jpeg', await signedInAs(shop, 'production'))).statusCode).toBe(403)
  expect((await upload(bytes, 'image/jpeg', shop.browser())).statusCode).toBe(401)
  const nobody = { drawing: 'ember', upload: '00000000-0000-8000-8000-000000000000' }
  expect((await show(picturePathOf(nobody, 'large.webp'))).statusCode).toBe(404)
})

test('P5: a character wears it in the shop, orders keep it, and undone it is drawn again', async () => {
  const picture = await uploaded(await painted(720, 840).encode('png'), 'image/png')
  const edit = (changes: object, was: object) =>
    owner.send({ method: 'PATCH', url: '/api/admin/characters/ember', payload: { was, changes } })
  const offered = async () =>
    (await show('/api/catalog?locale=en')).json<Catalog>().characters.find(({ id }) => id === 'ember')
      ?.picture

  const missing = { ...picture, upload: '00000000-0000-8000-8000-000000000000' }
  const refused = await edit({ picture: missing }, { picture: 'ember' })
  expect([refused.statusCode, refused.json().details.issues[0].path]).toEqual([400, 'body/changes/picture'])

  expect((await edit({ picture }, { picture: 'ember' })).statusCode).toBe(200)
  await eventually(async () => expect(await offered()).toEqual(picture))
  const { order } = await placeOrder(shop.browser(), { characterIds: ['ember'] })
  expect(order.characters[0]?.picture).toEqual(picture)

  const entry = await shop.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', 'characters/ember')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await owner.post(`/api/admin/audit/${entry.id}/undo`)).statusCode).toBe(204)
  await eventually(async () => expect(await offered()).toBe('ember'))
  expect((await readAdminOrder(owner, order.id)).characters[0]?.picture).toEqual(picture)
})
