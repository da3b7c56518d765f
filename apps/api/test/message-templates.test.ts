import type { MessageTemplate, MessageTemplates } from '@recadinho/contracts/message-templates'
import type { Chat } from '@recadinho/contracts/chats'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  deliver,
  deliveryChecks,
  openDesk,
  readDelivery,
  readyOrder,
  type DeliveryDesk,
} from './support/deliveries.ts'
import { signedInAs } from './support/staff.ts'

let desk: DeliveryDesk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const { newestMessage } = deliveryChecks(() => desk)
const path = (id: string, locale = 'pt') => `/api/admin/message-templates/${id}/${locale}`
const read = async (id: string, locale = 'pt') => {
  const { items } = (await desk.staff.get('/api/admin/message-templates')).json<MessageTemplates>()
  const found = items.find((each) => each.id === id && each.locale === locale)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
const change = async (id: string, changes: object, was?: object, staff = desk.staff) => {
  const { texts } = await read(id)
  return staff.send({ method: 'PATCH', url: path(id), payload: { was: was ?? texts, changes } })
}

test('T1: messages are sent with the words that the owner wrote, and the others with the shop’s own', async () => {
  const subject = '{siteTitle}: chegou! ({number})'
  expect(
    (await change('video_email', { subject, text: 'Linha um\n<b>{number}</b>', button: 'Abrir' })).statusCode,
  ).toBe(200)
  expect((await change('video_by_hand', { text: 'Oi! {number}: {link}' })).statusCode).toBe(200)
  expect((await change('receipt', { text: 'Obrigado pelo pedido {number}!' })).statusCode).toBe(200)
  const { order } = await readyOrder(desk)
  const receipt = desk.mail.sent.find(({ text }) => text.includes(`Obrigado pelo pedido ${order.number}!`))
  expect(receipt?.subject).toContain('pagamento')
  await deliver(desk, order.id, { channels: ['email'] })
  await desk.work()
  const email = desk.mail.sent.at(-1)
  expect(email?.subject).toBe(`Recadinho: chegou! (${order.number})`)
  expect(email?.text).toContain(`Linha um\n<b>${order.number}</b>`)
  // HTML that an owner types is escaped.
  expect(email?.html).toContain(`Linha um<br />&lt;b&gt;${order.number}&lt;/b&gt;`)
  expect(email?.html).toMatch(/>\s*Abrir\s*</)
  const { handLink, link } = await readDelivery(desk, order.id)
  expect(new URL(handLink ?? '').searchParams.get('text')).toBe(`Oi! ${order.number}: ${link}`)
})

test('T1: the template of WhatsApp is the one whose name is set, and what Meta does not know is said', async () => {
  const { order } = await readyOrder(desk)
  await change('video_whatsapp', { templateName: 'video_pronto' })
  await deliver(desk, order.id)
  await desk.work()
  // The stand-in has no such template: a configuration error that the owner fixes while the message waits.
  const chat = (await desk.staff.get(`/api/admin/orders/${order.id}/delivery`)).json<{ delivery: object }>()
  expect(chat.delivery).toMatchObject({ attempts: [{ channel: 'whatsapp', state: 'queued' }] })
  await change('video_whatsapp', { templateName: 'video_ready' })
  await desk.shop.db
    .updateTable('outbox_events')
    .set({ next_attempt_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute()
  await desk.work()
  expect(newestMessage().text).toBe(`O vídeo do pedido ${order.number} está pronto.`)
})

test('T1: STOP is answered with the owner’s words, and staff greet with theirs', async () => {
  await change('opted_out', { text: '{siteTitle}: combinado.' })
  await change('greeting', { text: 'Olá, é sobre {number}.' })
  const { order } = await readyOrder(desk, { whatsappNumber: '5511987654321' })
  await desk.whatsapp.write('5511987654321', 'PARAR')
  await desk.work()
  expect(newestMessage().text).toBe('Recadinho: combinado.')
  const { handLink } = (await desk.staff.get(`/api/admin/orders/${order.id}/chat`)).json<Chat>()
  expect(new URL(handLink ?? '').searchParams.get('text')).toBe(`Olá, é sobre ${order.number}.`)
})

test.each([
  ['an unknown variable', 'receipt', { text: 'Oi {childName}' }, 'body/changes/text'],
  ['a missing one', 'video_by_hand', { text: 'Pronto!' }, 'body/changes/text'],
  ['nothing', 'receipt', { subject: '  ' }, 'body/changes/subject'],
  ['a field of another message', 'greeting', { subject: 'Oi' }, 'body/changes/subject'],
  [
    'a name that Meta does not take',
    'video_whatsapp',
    { templateName: 'Vídeo pronto' },
    'body/changes/templateName',
  ],
])('T2: %s is refused beside its field', async (_, id, changes, field) => {
  const refused = await change(id, changes)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'validation_failed', details: { issues: [{ path: field }] } },
  ])
  const { texts, defaults } = await read(id)
  expect(texts).toEqual(defaults)
})

test('T2: a stale edit is refused, the log tells of each change, and undo puts it back', async () => {
  const { texts } = await read('receipt')
  const marketing = await signedInAs(desk.shop, 'marketing')
  const changed = await change('receipt', { button: 'Ver' }, texts, marketing)
  expect(changed.json<MessageTemplate>().texts).toEqual({ ...texts, button: 'Ver' })
  const stale = await change('receipt', { button: 'Abrir' }, texts)
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { details: { changed: ['button'] } }])
  expect((await change('receipt', { text: 'Obrigado!' }, texts)).statusCode).toBe(200)
  const log = (await desk.staff.get('/api/admin/audit?kind=settings')).json<{
    items: { id: string; action: string; changes: { field: string }[]; undoable: boolean }[]
  }>()
  const entry = log.items.find(({ changes }) => changes.some(({ field }) => field === 'button'))
  expect(entry).toMatchObject({ action: 'message_template.changed', undoable: true })
  expect((await desk.staff.post(`/api/admin/audit/${entry?.id}/undo`)).statusCode).toBe(204)
  expect((await read('receipt')).texts).toEqual({ ...texts, text: 'Obrigado!' })
})
