import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyStatuses } from '../src/modules/deliveries/poll.ts'
import {
  attemptsOf,
  deliver,
  openDesk,
  readDelivery,
  readyOrder,
  signatureOf,
  whatsappKeys,
  type DeliveryDesk,
} from './support/deliveries.ts'

let desk: DeliveryDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const body = (statuses: object[], phone = whatsappKeys.phoneNumberId) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: phone },
              contacts: [{ profile: { name: 'Zoé 🎈 “Ñandú” \u{1F469}\u200D\u{1F467}' } }],
              statuses,
            },
          },
        ],
      },
    ],
  })
const status = (name: string, change: object = {}) => ({
  id: 'wamid.test',
  status: name,
  timestamp: String(Math.floor(Date.now() / 1000)),
  recipient_id: '5511987654321',
  ...change,
})
const post = (raw: string | Buffer, signature: string | undefined = signatureOf(raw)) =>
  fetch(`${desk.shop.url}/api/webhooks/whatsapp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'x-hub-signature-256': signature } : {}),
    },
    body: raw,
  })
const stored = () => desk.shop.db.selectFrom('whatsapp_statuses').select(['message_id', 'status']).execute()

const good = body([status('delivered', { id: 'wamid.signed' })])

test.each<[string, string, string]>([
  ['no signature', good, ''],
  ['another key’s', good, signatureOf(good, 'the secret before')],
  ['that of another body', good, signatureOf(`${good} `)],
  ['one byte changed', good, signatureOf(good).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['the hash alone', good, signatureOf(good).slice('sha256='.length)],
  ['SHA-1', good, 'sha1=2fd4e1c67a2d28fced849ee1bb76e7391b93eb12'],
])('D4: a status with %s is refused and not stored', async (_, raw, signature) => {
  const answer = await post(raw, signature)
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    400,
    'signature_invalid',
  ])
  expect(await stored()).toEqual([])
})

test('D4: the signature is over the bytes as they came, emoji and accents and all; each status is stored once', async () => {
  expect((await post(good)).status).toBe(200)
  expect((await post(good)).status).toBe(200)
  expect(await stored()).toEqual([{ message_id: 'wamid.signed', status: 'delivered' }])
  await applyStatuses(desk.shop.ctx)
  expect(await stored()).toEqual([])
})

test.each([
  ['nothing', '{}'],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a status that is none', body([status('played')])],
  ['a status without a time', body([{ id: 'wamid.1', status: 'read' }])],
  ['another number’s', body([status('read')], '999')],
])('D4: signed bytes with %s are taken and mean nothing', async (_, raw) => {
  expect((await post(raw)).status).toBe(200)
  expect(await stored()).toEqual([])
})

test.each(permutations(['sent', 'delivered', 'read']))(
  'D4: %s, then %s, then %s, each twice, ends as read',
  async (...names) => {
    const { order } = await readyOrder(desk)
    await deliver(desk, order.id)
    await desk.work()
    const [message] = desk.whatsapp.list()
    for (const name of [...names, ...names]) {
      const known = status(name, { id: message?.id, biz_opaque_callback_data: message?.callbackData })
      expect((await post(body([known]))).status).toBe(200)
      await desk.work()
    }
    const delivery = await readDelivery(desk, order.id)
    expect([delivery.delivery?.state, attemptsOf(delivery)]).toEqual(['delivered', ['whatsapp read']])
  },
)

test('D4: a status that overtakes the answer to the call is not lost, nor is one without our own id', async () => {
  const { order } = await readyOrder(desk)
  const { delivery } = await deliver(desk, order.id)
  const [attempt] = delivery?.attempts ?? []
  await post(body([status('delivered', { id: 'wamid.early', biz_opaque_callback_data: attempt?.id })]))
  await applyStatuses(desk.shop.ctx)
  expect(attemptsOf(await readDelivery(desk, order.id))).toEqual(['whatsapp delivered'])
  await post(body([status('read', { id: 'wamid.early' })]))
  await applyStatuses(desk.shop.ctx)
  expect(attemptsOf(await readDelivery(desk, order.id))).toEqual(['whatsapp read'])
})

test('the challenge is answered to who knows the verify token', async () => {
  const challenge = (token: string) =>
    fetch(
      `${desk.shop.url}/api/webhooks/whatsapp?${new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '1158201444',
      }).toString()}`,
    )
  const right = await challenge(whatsappKeys.verifyToken)
  expect([right.status, await right.text()]).toEqual([200, '1158201444'])
  expect(right.headers.get('content-type')).toContain('text/plain')
  expect((await challenge('another')).status).toBe(403)
})

function permutations(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item].concat(rest)),
  )
}
