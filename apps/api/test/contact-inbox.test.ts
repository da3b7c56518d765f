import type { ContactMessage, ContactMessageList } from '@recadinho/contracts/contact-messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer, type TestMailer } from './support/mailer.ts'
import { placeOrder } from './support/order.ts'
import { retryNow } from './support/outbox.ts'
import { signedIn } from './support/staff.ts'

let shop: TestApp
let mail: TestMailer
let bia: Browser
let caio: Browser
beforeEach(async () => {
  mail = createTestMailer()
  shop = await createTestApp({ overrides: { mailer: mail.mailer } })
  bia = await signedIn(shop, 'bia@recadinho.test')
  caio = await signedIn(shop, 'caio@recadinho.test')
  for (const name of ['Bia', 'Caio'])
    await shop.db
      .updateTable('staff')
      .set({ name })
      .where('email', '=', `${name.toLowerCase()}@recadinho.test`)
      .execute()
})
afterEach(() => shop.close())

const written = {
  fullName: 'Ana Lima',
  email: 'ana@example.com',
  subject: 'A question',
  message: 'Does it work\nin Portugal?',
  locale: 'pt',
}
async function write(change: object = {}): Promise<string> {
  shop.clock.advance(1000)
  const response = await shop.browser().post('/api/contact-messages', { ...written, ...change })
  return response.json<{ id: string }>().id
}
const list = async (query: string, browser = bia) =>
  (await browser.get(`/api/admin/contact-messages?${query}`)).json<ContactMessageList>()
const ids = async (query: string, browser = bia) => (await list(query, browser)).items.map(({ id }) => id)
const counts = async (browser = bia) => (await browser.get('/api/admin/contact-message-counts')).json()
const read = async (id: string) => (await bia.get(`/api/admin/contact-messages/${id}`)).json<ContactMessage>()
const edit = (id: string, was: object, changes: object, browser = bia) =>
  browser.send({ method: 'PATCH', url: `/api/admin/contact-messages/${id}`, payload: { was, changes } })
const answer = (id: string, text: string, answersSeen = 0, browser = bia) =>
  browser.post(`/api/admin/contact-messages/${id}/answers`, { text, answersSeen })
const idOf = async (name: string) =>
  (await shop.db.selectFrom('staff').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const send = async () => {
  await retryNow(shop.db)
  await shop.workers.outbox.runOnce()
}

test('staff see the messages, the newest first, by their state, and find them by words', async () => {
  const first = await write()
  const second = await write({ fullName: 'Renata Souza', subject: '100% wrong_name', locale: 'en' })
  expect(await list('')).toMatchObject({
    items: [
      { id: second, state: 'open', assignee: null, answersCount: 0 },
      { id: first, excerpt: 'Does it work\nin Portugal?' },
    ],
    nextCursor: null,
  })
  expect(await ids('search=renata')).toEqual([second])
  expect(await ids('search=IN%20PORTUGAL%3F&view=all')).toEqual([second, first])
  // Special characters of the database are searched for literally.
  expect(await ids('search=100%25')).toEqual([second])
  expect(await ids('search=g_n')).toEqual([second])
  expect(await ids('search=n_t')).toEqual([])
  const page = await list('limit=1')
  expect(page.items).toHaveLength(1)
  expect(await ids(`limit=1&cursor=${page.nextCursor}`)).toEqual([first])
})

test('an answer goes out in the sender’s language, quotes what was asked, and is answered at the shop’s address', async () => {
  await shop.db.updateTable('settings').set({ contact_email: 'oi@recadinho.test' }).execute()
  await eventually(async () =>
    expect((await shop.browser().get('/api/settings')).json()).toMatchObject({
      contactEmail: 'oi@recadinho.test',
    }),
  )
  const id = await write()
  const answered = await answer(id, '  Funciona!\n\nTodo dia.  ')
  expect(answered.json()).toMatchObject({
    state: 'answered',
    assignee: { name: 'Bia' },
    answers: [{ text: 'Funciona!\n\nTodo dia.', by: 'Bia', delivery: 'sending', deadReason: null }],
  })
  await send()
  expect(mail.sent).toMatchObject([
    { to: 'ana@example.com', replyTo: 'oi@recadinho.test', subject: 'Re: A question' },
  ])
  expect(mail.sent[0]?.text).toContain('Funciona!\n\nTodo dia.')
  expect(mail.sent[0]?.text).toContain('você escreveu:\n> Does it work\n> in Portugal?')
  expect(await read(id)).toMatchObject({ answers: [{ delivery: 'sent' }] })
  expect(await ids('view=answered')).toEqual([id])
  expect(await ids('')).toEqual([])
  // Another answer follows in the same thread.
  expect((await answer(id, 'Mais uma coisa.', 1)).json<ContactMessage>().answers).toHaveLength(2)
})

test('of two who answer at once the second is told who was first, and nothing of theirs is sent', async () => {
  const id = await write()
  const answers = await Promise.all([answer(id, 'First.'), answer(id, 'Second.', 0, caio)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ])
  const [won, lost] = answers[0].statusCode === 200 ? [answers[0], answers[1]] : [answers[1], answers[0]]
  expect(lost.json()).toMatchObject({
    code: 'version_conflict',
    details: { changed: ['answers'], by: [won.json<ContactMessage>().answers[0]?.by] },
  })
  await send()
  expect(mail.sent).toHaveLength(1)
  expect((await answer(id, 'After reading.', 1, caio)).statusCode).toBe(200)
})

test('an answer that cannot be sent says so, and is sent again once', async () => {
  const id = await write()
  await answer(id, 'An answer.')
  mail.refuse(99)
  await shop.db.updateTable('outbox_events').set({ attempts: 99 }).execute()
  await send()
  const failed = await read(id)
  expect(failed.answers).toMatchObject([{ delivery: 'failed', deadReason: 'attempts_used' }])
  mail.refuse(0)
  const again = () => bia.post(`/api/admin/contact-answers/${failed.answers[0]?.id}/mails`)
  const resent = await Promise.all([again(), again()])
  expect(resent.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await send()
  expect(mail.sent).toHaveLength(1)
  expect((await read(id)).answers).toMatchObject([{ delivery: 'sent' }])
  // It has been sent: another request is a no-op.
  await again()
  await send()
  expect(mail.sent).toHaveLength(1)
})

test('without a mail server an answer waits and says so', async () => {
  await shop.close()
  shop = await createTestApp()
  bia = await signedIn(shop)
  const id = await write()
  await answer(id, 'An answer.')
  await send()
  expect((await read(id)).answers).toMatchObject([{ delivery: 'waiting' }])
})

test('a message is taken, given to a colleague and given back, and a stale change is refused', async () => {
  const [id, bias, caios] = [await write(), await idOf('Bia'), await idOf('Caio')]
  const nobodys = { assigneeId: null }
  expect((await edit(id, nobodys, { assigneeId: bias })).json()).toMatchObject({ assignee: { name: 'Bia' } })
  const stale = await edit(id, nobodys, { assigneeId: caios }, caio)
  expect([stale.statusCode, stale.json().details]).toEqual([409, { changed: ['assigneeId'] }])
  expect([await counts(), await counts(caio)]).toEqual([
    { open: 1, mine: 1 },
    { open: 1, mine: 0 },
  ])
  await edit(id, { assigneeId: bias }, { assigneeId: caios })
  expect([await ids('view=mine'), await ids('view=mine', caio)]).toEqual([[], [id]])
  expect((await edit(id, { assigneeId: caios }, nobodys)).json()).toMatchObject({ assignee: null })
  expect((await read(id)).colleagues.map(({ name }) => name)).toEqual(['Bia', 'Caio'])
  await shop.db.updateTable('staff').set({ active: false }).where('name', '=', 'Caio').execute()
  expect((await edit(id, nobodys, { assigneeId: caios })).statusCode).toBe(404)
})

test('spam leaves the lists, is not answered, and comes back; what is deleted is gone with its answers', async () => {
  const id = await write()
  await edit(id, { state: 'open' }, { state: 'spam' })
  expect([await ids(''), await ids('view=all'), await ids('view=spam')]).toEqual([[], [], [id]])
  expect((await answer(id, 'An answer.')).json()).toMatchObject({ details: { changed: ['state'] } })
  await edit(id, { state: 'spam' }, { state: 'open' })
  await answer(id, 'An answer.')
  const remove = () => bia.send({ method: 'DELETE', url: `/api/admin/contact-messages/${id}` })
  expect((await remove()).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(204)
  expect((await bia.get(`/api/admin/contact-messages/${id}`)).statusCode).toBe(404)
  // Its answer had not been sent yet, and is not.
  await send()
  expect(mail.sent).toEqual([])
  const log = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `contact-messages/${id}`)
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'contact_message.changed', details: { state: { was: 'open', now: 'spam' } } },
    { action: 'contact_message.changed', details: { state: { was: 'spam', now: 'open' } } },
    { action: 'contact_message.answered', details: {} },
    { action: 'contact_message.deleted', details: {} },
  ])
})

test('the sender’s orders are found by the address, however it is written', async () => {
  const { order } = await placeOrder(shop.browser())
  await shop.db
    .updateTable('orders')
    .set({ guardian_email: 'Ana@Example.com' })
    .where('id', '=', order.id)
    .execute()
  const other = await placeOrder(shop.browser())
  await shop.db
    .updateTable('orders')
    .set({ guardian_email: 'renata@example.com' })
    .where('id', '=', other.order.id)
    .execute()
  const orders = await bia.get(`/api/admin/contact-messages/${await write()}/orders`)
  expect(orders.json()).toMatchObject({
    items: [{ id: order.id, number: order.number, status: 'pending' }],
  })
})

test.each([
  ['no words', { text: ' \n ', answersSeen: 0 }],
  ['too many words', { text: 'x'.repeat(4001), answersSeen: 0 }],
  ['NUL', { text: 'An\u0000swer', answersSeen: 0 }],
  ['no word of what was read', { text: 'An answer.' }],
])('an answer with %s is refused', async (_, body) => {
  const response = await bia.post(`/api/admin/contact-messages/${await write()}/answers`, body)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
})
