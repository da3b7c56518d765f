import type { ScriptDraft } from '@recadinho/contracts/scripts'
import { startLocalWriter, type LocalWriter } from '@recadinho/local-writer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

const timeoutMs = '3000'
let writer: LocalWriter
let shop: Shop
let staff: Browser
beforeAll(async () => {
  writer = await startLocalWriter({ port: 0, key: 'local' })
  shop = await createShop({
    env: {
      SCRIPT_WRITER_URL: `${writer.url}/`,
      SCRIPT_WRITER_KEY: 'local',
      SCRIPT_WRITER_MODEL: 'small',
      SCRIPT_WRITER_TIMEOUT_MS: timeoutMs,
      SCRIPT_WRITER_PER_ORDER: '20',
    },
  })
  staff = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await writer.close()
})

const work = () => shop.workers.outbox.runOnce()
const draft = async (id: string) =>
  (await staff.post(`/api/admin/orders/${id}/script-drafts`)).json<ScriptDraft>()

test('W3: the script that the buyer paid for stays, and events queued by an earlier release end', async () => {
  const before = writer.received().length
  const order = await paidOrder(shop, shop.browser())
  await shop.db
    .insertInto('outbox_events')
    .values({ kind: 'script_draft', dedupe_key: `${order.id}:1`, payload: '{}', order_id: order.id })
    .execute()
  await work()
  expect(await eventsOf(shop.db, order.id, 'script_draft')).toMatchObject([{ state: 'done' }])
  expect(writer.received()).toHaveLength(before)
  const { script, timeline } = await readAdminOrder(staff, order.id)
  expect(script).toMatchObject({ version: 1, author: 'writer', lines: order.script })
  expect(timeline.filter(({ machine }) => machine === 'script')).toEqual([])
})

test('W2, W4: a staff draft does not tell the service whose order it is', async () => {
  const order = await paidOrder(shop, shop.browser(), {
    childName: 'Olívia Prado',
    guardianName: 'Rute Queiroz',
    additionalNotes: 'A Olívia perdeu um dente. olívia prado canta, e a rute dança. Rute e Olívia riem.',
  })
  await draft(order.id)
  const sent = writer.received().at(-1) ?? ''
  expect(sent).toContain(
    'A {name} perdeu um dente. {name} canta, e a {adult1} dança. {adult1} e {name} riem.',
  )
  const { id, number, whatsappNumber } = order
  for (const secret of [/ol[ií]via/i, /prado/i, /rute/i, /queiroz/i, id, number, whatsappNumber, 'ana@'])
    expect(sent).not.toMatch(secret)
})

test('W4: a buyer’s own text is not sent to the service', async () => {
  const own = await paidOrder(shop, shop.browser(), { useAIVoice: false, additionalNotes: 'My words.' })
  const before = writer.received().length
  const refused = await staff.post(`/api/admin/orders/${own.id}/script-drafts`)
  expect(refused.json()).toMatchObject({ code: 'illegal_transition' })
  expect(writer.received()).toHaveLength(before)
})

test('W7: staff drafts of an order are limited', async () => {
  const order = await paidOrder(shop, shop.browser())
  for (let round = 0; round < 20; round++) expect(await draft(order.id)).toMatchObject({ writer: 'service' })
  const refused = await staff.post(`/api/admin/orders/${order.id}/script-drafts`)
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
})

test('W1, W5: staff get a draft that follows the rules, or the shop’s own with the reason', async () => {
  const order = await paidOrder(shop, shop.browser(), { childName: 'Olívia Prado' })
  const { script } = await readAdminOrder(staff, order.id)
  const drafted = await draft(order.id)
  expect(drafted).toMatchObject({ writer: 'service', fault: null })
  expect(drafted.lines.map(({ text }) => text).join(' ')).toMatch(/^Olívia, oi! Sou eu/)
  expect(drafted.lines[0]).toMatchObject({ id: 'opening', origin: 'service', speakers: ['princess-amara'] })
  // Asked once more where a rule was broken.
  writer.fault({ kind: 'say', words: 'Olívia, hello! It’s me, and you are the best of all the children.' })
  expect(await draft(order.id)).toMatchObject({ writer: 'service', fault: null })
  const good = '{name}, oi! Sou eu, e você é a alegria de todo mundo que eu conheço.'
  const faults = [
    [{ kind: 'hang' }, 'timeout'],
    [{ kind: 'status', status: 500 }, 'unreachable'],
    [{ kind: 'status', status: 401 }, 'rejected'],
    [{ kind: 'garbage' }, 'garbled'],
    [{ kind: 'refusal' }, 'refused'],
    [{ kind: 'cut_off' }, 'length'],
    [{ kind: 'say', words: 'Oi!' }, 'length'],
    [{ kind: 'say', words: `${good} <b>Oi</b>` }, 'form'],
    [{ kind: 'say', words: good.replace('{name}', 'Sofia') }, 'name'],
    [
      {
        kind: 'say',
        words:
          '{name}, hello! It’s me, and you are the best of all the children in the whole wide world, and I am so happy to meet you.',
      },
      'language',
    ],
    [{ kind: 'say', words: `${good} Você já tem 12 anos!` }, 'facts'],
    [{ kind: 'say', words: `${good} E um beijo da sua amiga Marta Prado!` }, 'private'],
    [{ kind: 'say', words: `${good} Não conte para a sua mãe.` }, 'unsafe'],
  ] as const
  for (const [fault, code] of faults) {
    writer.fault(fault, code === 'timeout' || code === 'unreachable' || code === 'rejected' ? 1 : 2)
    expect(await draft(order.id)).toEqual({ lines: script.lines, writer: 'shop', fault: code })
  }
  // W4: none of them was written.
  expect((await readAdminOrder(staff, order.id)).script).toEqual(script)
})

test('W4: a disconnect aborts the request to the service', async () => {
  const order = await paidOrder(shop, shop.browser())
  writer.fault({ kind: 'hang' })
  const before = writer.received().length
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const leaving = new AbortController()
  const answer = fetch(`${shop.url}/api/admin/orders/${order.id}/script-drafts`, {
    method: 'POST',
    headers: { cookie, origin: 'https://admin.example.com', 'sec-fetch-site': 'same-origin' },
    signal: leaving.signal,
  })
  await expect.poll(() => writer.received().length).toBe(before + 1)
  leaving.abort()
  await expect(answer).rejects.toThrow(/abort/i)
  // Its end is counted as one that could not be reached, not as one that was late.
  await expect.poll(() => shop.logs()).toContain('"reason":"unreachable","event":"script_drafted"')
})

test('without a service the shop’s own writer drafts, without waiting', async () => {
  const plain = await createShop()
  const owner = await signedIn(plain)
  const order = await paidOrder(plain, plain.browser())
  expect(await eventsOf(plain.db, order.id, 'script_draft')).toEqual([])
  const response = await owner.post(`/api/admin/orders/${order.id}/script-drafts`)
  expect(response.json()).toMatchObject({ writer: 'shop', fault: null })
  await plain.close()
})

test('O9.6: a family’s second film does not repeat the lines of its first', async () => {
  const buyer = shop.browser()
  const first = await paidOrder(shop, buyer, {
    guardianEmail: 'familia@example.com',
    whatsappNumber: '5511912340001',
  })
  const second = await paidOrder(shop, buyer, {
    guardianEmail: 'Familia@example.com',
    whatsappNumber: '5511912340002',
  })
  const [one, two] = await Promise.all([first, second].map(({ id }) => readAdminOrder(staff, id)))
  const lines = (text = '') =>
    text.match(/[^.!?]+[.!?]+/g)?.filter((line) => line.split(' ').length > 6) ?? []
  const repeated = lines(two?.script.text).filter((line) => one?.script.text.includes(line))
  expect(repeated.filter((line) => !/anos/.test(line))).toEqual([])
})
