import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { consentHeader } from '@recadinho/contracts/conversions'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import type { HeldData, PersonalDataExport } from '@recadinho/contracts/personal-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { attachVideo } from '../src/modules/videos/attach.ts'
import type { Browser } from './support/app.ts'
import { deliver, openDesk, type DeliveryDesk } from './support/deliveries.ts'
import { dump } from './support/dump.ts'
import { orderBody, readOrder, withKey } from './support/order.ts'
import { openPayment, submitCard } from './support/shop.ts'
import { orderVersion, readAdminOrder } from './support/staff.ts'
import { countVisits, pageEvent, userAgent } from './support/tracking.ts'
import { cookieOf, staffWith, uploader } from './support/uploads.ts'

let desk: DeliveryDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const phone = '5511900098765'

/** A word for each kind of text about a child or a buyer, by the door through which it comes; in no seed, and no other's part. */
const words = {
  childName: 'Zyxqa',
  correctedChildName: 'Zyxqb',
  nameHint: 'Zyxqc',
  otherChild: 'Zyxrb',
  otherHint: 'Zyxrc',
  notes: 'Zyxqd',
  guardianName: 'Zyxqe',
  guardianEmail: 'zyxqf@example.com',
  correctedEmail: 'zyxqg@example.com',
  phone,
  staffNote: 'Zyxqh',
  script: 'Zyxqi',
  holdReason: 'Zyxqj',
  refundReason: 'Zyxqk',
  inboundMessage: 'Zyxql',
  staffMessage: 'Zyxqm',
  contactName: 'Zyxqn',
  contactSubject: 'Zyxqo',
  contactMessage: 'Zyxqp',
  contactAnswer: 'Zyxqq',
  reaction: 'Zyxqr',
  problem: 'Zyxqs',
  campaign: 'zyxqt',
  medium: 'zyxqu',
  referrer: 'zyxqv',
  visitBrowser: 'Zyxqw',
  advertisingId: 'zyxqx',
  waitingEmail: 'zyxqy',
  moneyReason: 'Zyxqz',
  unfinishedUpload: 'Zyxra',
} as const

/** The kinds whose words are in these texts. */
const kindsIn = (text: string) =>
  Object.entries(words)
    .filter(([, word]) => text.toLowerCase().includes(word.toLowerCase()))
    .map(([kind]) => kind)

/** Files of the shop, and of uploads in progress, with their contents. */
async function files(): Promise<{ name: string; text: string }[]> {
  const { videoDir, uploadDir } = desk.shop.ctx.config
  const all = await Promise.all(
    [videoDir, uploadDir].map(async (folder) => {
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'latin1') })),
      )
    }),
  )
  return all.flat()
}

const ok = async (answer: ReturnType<Browser['post']>) => {
  const { statusCode, body } = await answer
  expect([200, 201, 204], body).toContain(statusCode)
}

/** Orders, writes, visits and complains through every door there is, as a buyer and as staff about them. */
async function everything(): Promise<CreatedOrder['order']> {
  const { shop, staff, whatsapp } = desk
  const buyer = shop.browser()
  const now = shop.clock.now()
  const visit = pageEvent({
    at: now,
    query: { utm_source: 'newsletter', utm_medium: words.medium, utm_campaign: words.campaign },
    referrer: `https://${words.referrer}.example/`,
  })
  await buyer.post('/api/user-tracking/track', visit, { headers: { 'user-agent': userAgent } })
  const details = {
    childName: words.childName,
    nameHint: words.nameHint,
    otherChildren: [{ name: words.otherChild, nameHint: words.otherHint }],
    additionalNotes: `${words.notes} likes frogs.`,
    unsaid: [{ text: `${words.notes} likes frogs`, choice: 'team' }],
    guardianName: `Ana ${words.guardianName}`,
    guardianEmail: words.guardianEmail,
    whatsappNumber: phone,
  }
  const headers = { ...withKey().headers, [consentHeader]: '1' }
  const { order } = (
    await buyer.post('/api/orders', { ...orderBody, ...details }, { headers })
  ).json<CreatedOrder>()
  const { id, number } = order
  await submitCard(shop, (await openPayment(buyer, id, 'card')).clientSecret)
  await shop.idle()
  await shop.workers.outbox.runOnce()
  await shop.db
    .insertInto('order_advertising')
    .values({
      order_id: id,
      consent_version: 1,
      created_at: now,
      ip: '203.0.113.7',
      user_agent: words.advertisingId,
    })
    .onConflict((known) => known.column('order_id').doUpdateSet({ user_agent: words.advertisingId }))
    .execute()

  const { detailsVersion } = await readOrder(buyer, id)
  const changes = {
    childName: words.correctedChildName,
    nameHint: words.nameHint,
    otherChildren: [{ name: words.otherChild, nameHint: words.otherHint }],
    guardianEmail: words.correctedEmail,
  }
  await ok(buyer.send({ method: 'PATCH', url: `/api/orders/${id}`, payload: { detailsVersion, changes } }))

  const at = (path: string) => `/api/admin/orders/${id}/${path}`
  const change = async (path: string, body: object) =>
    ok(staff.post(at(path), { version: await orderVersion(shop, id), ...body }, withKey()))
  await ok(staff.post(at('notes'), { id: randomUUID(), text: `${words.staffNote} called.` }))
  const { script, payments } = await readAdminOrder(staff, id)
  await ok(
    staff.send({
      method: 'PATCH',
      url: at('script'),
      payload: {
        was: { lines: script.lines },
        changes: {
          lines: script.lines.map((line) =>
            Object.assign({}, line, { text: `Hello ${words.correctedChildName}, ${words.script}!` }),
          ),
        },
      },
    }),
  )
  await change('holds', { reason: `${words.holdReason} asked` })
  await change('releases', {})
  await change('refunds', {
    paymentId: payments.at(-1)?.id,
    amount: { amount: 100, currency: 'BRL' },
    reason: `${words.refundReason} asked`,
  })
  await shop.idle()
  const file = join(import.meta.dirname, 'fixtures/greeting.webm')
  await attachVideo(shop.ctx, { number, file })
  for (const stage of ['scripting', 'recording', 'review', 'ready'])
    await change('stages', { stage, reason: 'Moved by staff' })
  await deliver(desk, id)
  await desk.work()

  expect(await whatsapp.write(phone, `Is it ready, asks ${words.inboundMessage}?`)).toBe(200)
  const chat = (await staff.get(at('chat'))).json<{ id: string }>()
  await ok(
    staff.post(`/api/admin/chats/${chat.id}/messages`, {
      id: randomUUID(),
      text: `Yes, ${words.staffMessage}`,
      after: null,
    }),
  )
  const feedback = (what: string, payload: object) =>
    ok(buyer.send({ method: 'PUT', url: `/api/orders/${id}/${what}`, payload }))
  await feedback('video-reaction', { hearts: 5, words: `${words.reaction} loved it`, mayQuote: true })
  await feedback('video-problem', { reason: 'name', words: `It is ${words.problem}` })

  await ok(
    buyer.post('/api/contact-messages', {
      fullName: `Ana ${words.contactName}`,
      email: words.correctedEmail,
      subject: `About ${words.contactSubject}`,
      message: `When, asks ${words.contactMessage}?`,
      locale: 'pt',
    }),
  )
  const [message] = (await staff.get('/api/admin/contact-messages')).json<{ items: { id: string }[] }>().items
  await ok(
    staff.post(`/api/admin/contact-messages/${message?.id}/answers`, {
      text: `Soon, ${words.contactAnswer}!`,
      answersSeen: 0,
    }),
  )
  await ok(
    staff.send({
      method: 'PUT',
      url: `/api/admin/order-views/${randomUUID()}`,
      payload: { name: `Calls about ${words.correctedChildName.toUpperCase()}`, filters: {} },
    }),
  )
  await shop.db
    .insertInto('visits')
    .values({
      id: uuidv7(now),
      token_hash: randomBytes(32),
      phone_number: phone,
      user_agent: words.visitBrowser,
      status: null,
      said_at: now,
      updated_at: now,
    })
    .execute()
  // Waits for a mail server.
  await shop.db
    .insertInto('outbox_events')
    .values({
      kind: 'address_changed',
      dedupe_key: 'waits',
      payload: JSON.stringify({ oldAddress: `${words.waitingEmail}@example.com` }),
      order_id: id,
      next_attempt_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  await shop.db
    .insertInto('money_inbox')
    .values({
      kind: 'late',
      gateway: 'stripe',
      gateway_ref: 'pi_late',
      order_id: id,
      amount: 1,
      currency: 'BRL',
      created_at: now,
      resolved_at: now,
      resolution: 'resolved',
      resolved_reason: `${words.moneyReason} was called`,
    })
    .execute()
  const maker = await staffWith(shop, 'production')
  const client = uploader(shop.url, cookieOf(maker))
  const path = (await client.start(id, 1000)).headers.get('location') ?? ''
  expect((await client.send(path, 0, `a film of ${words.unfinishedUpload}`)).status).toBe(204)
  await countVisits(shop.ctx)
  return order
}

test('T43, V9.2: of a child who is erased nothing is left in any table or file at once, but the accounting record', async () => {
  const { shop, staff } = desk
  const { id, number, amounts } = await everything()
  const planted = await files()
  const found = kindsIn([await dump(shop), ...planted.map(({ text }) => text)].join('\n'))
  expect(found.toSorted()).toEqual(Object.keys(words).toSorted())
  // The film, its poster and its captions, which say the child's name; and an upload.
  expect(planted.filter(({ text }) => kindsIn(text).includes('correctedChildName'))).toHaveLength(1)
  expect(planted.length).toBeGreaterThanOrEqual(3)

  const search = words.correctedEmail
  const exported = (
    await staff.post('/api/admin/personal-data-exports', { search })
  ).json<PersonalDataExport>()
  expect(exported.data['contact_answers']).toMatchObject([{ text: `Soon, ${words.contactAnswer}!` }])
  expect(exported.data['order_origins']).toMatchObject([{ campaign: words.campaign }])

  const { rows } = (await staff.post('/api/admin/personal-data-lookups', { search })).json<HeldData>()
  await ok(staff.post('/api/admin/personal-data-erasures', { search, rowsSeen: rows }))
  await shop.workers.outbox.runOnce()
  await countVisits(shop.ctx)

  expect(kindsIn(await dump(shop))).toEqual([])
  expect(await files()).toEqual([])
  expect(kindsIn(shop.logs())).toEqual([])
  // What the law keeps: which order it was, what it cost, and where its money is.
  expect(await readAdminOrder(staff, id)).toMatchObject({
    number,
    status: 'completed',
    childName: '—',
    amounts,
  })
  const ledger = await shop.db
    .selectFrom('ledger')
    .select('kind')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  expect(ledger.map(({ kind }) => kind)).toEqual(['capture', 'refund'])
})
