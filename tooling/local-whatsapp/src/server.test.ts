import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalWhatsapp, type LocalWhatsapp } from './server.ts'

const keys = { phoneNumberId: '1055', accessToken: 'token', appSecret: 'shared' }
const reported: { signature: string | undefined; raw: Buffer }[] = []
const shop = createServer((request, response) => void keep(request).then(() => response.end('{}')))
async function keep(request: IncomingMessage) {
  const signature = request.headers['x-hub-signature-256'] as string | undefined // one header, one value
  reported.push({ signature, raw: await buffer(request) })
}
let whatsapp: LocalWhatsapp

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/` // listening on TCP
  whatsapp = await startLocalWhatsapp({ ...keys, port: 0, webhookUrl, linkBase: 'http://shop/video?order=' })
})
afterAll(async () => {
  await whatsapp.close()
  shop.close()
})

const message = (change: object = {}) => ({
  messaging_product: 'whatsapp',
  to: '5511987654321',
  type: 'template',
  template: {
    name: 'video_ready',
    language: { code: 'pt_BR' },
    components: [
      { type: 'body', parameters: [{ type: 'text', text: 'R-7K3M9Q' }] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '1#token=a' }] },
    ],
  },
  biz_opaque_callback_data: 'ours',
  ...change,
})
const send = (body: object = message(), token = keys.accessToken, phone = keys.phoneNumberId) =>
  fetch(`${whatsapp.url}/${phone}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a template message is rendered, shown with its button, and reported as signed bytes', async () => {
  const answer = await send()
  expect(await answer.json()).toMatchObject({ messages: [{ id: expect.stringMatching(/^wamid\./) }] })
  const [shown] = whatsapp.list()
  expect(shown).toMatchObject({
    phone: '5511987654321',
    text: 'O vídeo do pedido R-7K3M9Q está pronto.',
    button: { link: 'http://shop/video?order=1#token=a' },
  })
  const page = await (await fetch(new URL('/', whatsapp.url))).text()
  expect(page).toContain('href="http://shop/video?order=1#token=a"')

  expect(await whatsapp.report(shown?.id ?? '', 'delivered')).toBe(200)
  const { raw, signature } = reported.at(-1) ?? { raw: Buffer.alloc(0) }
  expect(signature).toBe(`sha256=${createHmac('sha256', keys.appSecret).update(raw).digest('hex')}`)
  expect(raw.toString()).toContain('"biz_opaque_callback_data":"ours"')
})

test.each<[string, () => Promise<Response>, number, number]>([
  ['a wrong token', () => send(message(), 'other'), 401, 190],
  ['another number of ours', () => send(message(), keys.accessToken, '2'), 400, 100],
  ['no number', () => send(message({ to: '+55 11' })), 400, 100],
  ['free text', () => send(message({ type: 'text' })), 400, 100],
  ['an unknown template', () => send(message({ template: { name: 'promo' } })), 404, 132_001],
  [
    'a place left empty',
    () => send(message({ template: { ...message().template, components: [] } })),
    400,
    132_000,
  ],
])('Meta’s own refusal of %s', async (_, call, status, code) => {
  const answer = await call()
  expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }])
})

test('the next message fails as it is reported to, the one after it does not', async () => {
  whatsapp.faults.add({ kind: 'error', code: 131_026 })
  expect((await send()).status).toBe(400)
  whatsapp.faults.add({ kind: 'cut' })
  await expect(send()).rejects.toThrow('fetch failed')
  expect((await send()).status).toBe(200)
})

test('production is refused', async () => {
  const options = { ...keys, port: 0, webhookUrl: 'http://127.0.0.1/', linkBase: '', nodeEnv: 'production' }
  await expect(startLocalWhatsapp(options)).rejects.toThrow(/never runs in production/)
})
