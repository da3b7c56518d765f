import { randomUUID } from 'node:crypto'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import { dayAfter, dayOf } from '@recadinho/i18n/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyerActor } from '../src/modules/orders/actor.ts'
import { appendOrderEvents } from '../src/modules/orders/write.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { orderBody, placeOrder, readOrder, withKey } from './support/order.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const post = (change: object, key?: string, browser = shop.browser()) =>
  browser.post('/api/orders', { ...orderBody, ...change }, withKey(key))
const countOrders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length

describe('what is refused', () => {
  test.each([
    ['a price', { price: { amount: 1, currency: 'BRL' } }, 400, 'validation_failed'],
    ['a total', { total: 1 }, 400, 'validation_failed'],
    ['a status', { status: 'in_production' }, 400, 'validation_failed'],
    ['a discount', { discountPercentage: 90 }, 400, 'validation_failed'],
    ['401 characters for AI', { additionalNotes: 'x'.repeat(401) }, 400, 'validation_failed'],
    ['blank notes', { additionalNotes: ' \n ' }, 400, 'validation_failed'],
    ['a blank way to say the name', { nameHint: ' \u200b' }, 400, 'validation_failed'],
    ['61 characters of it', { nameHint: 'x'.repeat(61) }, 400, 'validation_failed'],
    ['a control character in it', { nameHint: 'a\u0007' }, 400, 'validation_failed'],
    [
      'a fourth child',
      { otherChildren: Array.from({ length: 3 }, () => ({ name: 'Bia' })) },
      400,
      'validation_failed',
    ],
    ['another child without a name', { otherChildren: [{ name: ' ' }] }, 400, 'validation_failed'],
    [
      'another child with an age',
      { otherChildren: [{ name: 'Bia', childAge: 4 }] },
      400,
      'validation_failed',
    ],
    ['a day that is none', { occasionDate: '2026-02-30' }, 400, 'validation_failed'],
    ['a day with a time', { occasionDate: '2026-12-03T00:00:00Z' }, 400, 'validation_failed'],
    ['a day long past', { occasionDate: '2020-01-01' }, 400, 'validation_failed'],
    ['a day in ten years', { occasionDate: '2036-01-01' }, 400, 'validation_failed'],
    ['a blank name', { childName: '   ' }, 400, 'validation_failed'],
    ['a name of which nothing is seen', { childName: '\u3164' }, 400, 'validation_failed'],
    ['a buyer of whom nothing is seen', { guardianName: '\u2800\u2800' }, 400, 'validation_failed'],
    ['an override inside a name', { childName: 'Ana \u202e98765' }, 400, 'validation_failed'],
    ['an unknown package', { packageId: 'ten-characters' }, 409, 'package_unavailable'],
    ['an unknown character', { characterIds: ['princess-nobody'] }, 409, 'character_unavailable'],
    [
      'too many characters',
      { characterIds: ['princess-amara', 'princess-stella'] },
      409,
      'character_count_wrong',
    ],
    ['too few characters', { packageId: 'two-characters' }, 409, 'character_count_wrong'],
    ['an unknown promo code', { promoCode: 'NOTHING' }, 409, 'promo_code_invalid'],
    ['a lower total shown', { shownTotal: { amount: 1, currency: 'BRL' } }, 409, 'price_changed'],
    ['a higher total shown', { shownTotal: { amount: 5990, currency: 'BRL' } }, 409, 'price_changed'],
    ['another currency shown', { shownTotal: { amount: 4990, currency: 'USD' } }, 409, 'price_changed'],
  ])('%s', async (_, change, status, code) => {
    const before = await countOrders()
    const response = await post(change)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await countOrders()).toBe(before)
  })

  test('a country of the limited group buys only the packages marked for it', async () => {
    await shop.db.updateTable('countries').set({ offer: 'limited' }).where('code', '=', 'MY').execute()
    await shop.db
      .updateTable('packages')
      .set({ in_limited_offer: true })
      .where('id', '=', 'two-characters')
      .execute()
    const buy = async (change: object) => {
      const response = await post({ country: 'MY', locale: 'en', ...change })
      return [response.statusCode, response.json().code]
    }
    const two = { packageId: 'two-characters', characterIds: ['princess-amara', 'princess-stella'] }
    await eventually(async () => expect(await buy({})).toEqual([409, 'package_unavailable']))
    await eventually(async () => expect(await buy(two)).toEqual([201, undefined]))
    expect(await buy({ country: 'US' })).toEqual([201, undefined])
  })

  test('O4.5: the field is named; a manual text may have 700 characters', async () => {
    const refused = await post({ additionalNotes: 'é'.repeat(401) })
    expect(refused.json().details.issues).toEqual([
      { path: 'body/additionalNotes', message: 'must not have more than 400 characters' },
    ])
    expect((await post({ additionalNotes: '🐸'.repeat(400) })).statusCode).toBe(201)
    expect((await post({ additionalNotes: 'x'.repeat(700), useAIVoice: false })).statusCode).toBe(201)
  })

  test('O4.3: the answer has the new total', async () => {
    const response = await post({ shownTotal: { amount: 1, currency: 'BRL' } })
    expect(response.json().details).toEqual({ total: { amount: 4990, currency: 'BRL' } })
  })

  test('O4.4: a character or package that staff switch off, at once', async () => {
    await shop.db
      .updateTable('characters')
      .set({ active: false })
      .where('id', '=', 'princess-amara')
      .execute()
    await expect.poll(async () => (await post({})).json().code).toBe('character_unavailable')
    await shop.db.updateTable('characters').set({ active: true }).where('id', '=', 'princess-amara').execute()
    await expect.poll(async () => (await post({})).statusCode).toBe(201)
  })

  test('O4.6: a capacity of zero closes the shop; a full day does not', async () => {
    await shop.db.updateTable('settings').set({ daily_capacity: 0 }).execute()
    await expect.poll(async () => (await post({})).json().code).toBe('sold_out')
    await shop.db.updateTable('settings').set({ daily_capacity: 23 }).execute()
    await expect.poll(async () => (await post({})).statusCode).toBe(201)
  })

  test('O4.7: the day is named; today and a year from now are taken, a day of grace included', async () => {
    const day = (days: number) => dayAfter(dayOf(shop.clock.now(), 'UTC'), days)
    const refused = await post({ occasionDate: day(-2) })
    expect(refused.json().details.issues).toEqual([
      { path: 'body/occasionDate', message: 'must not be in the past' },
    ])
    for (const days of [-1, 0, 366, 367])
      expect((await post({ occasionDate: day(days) })).statusCode).toBe(201)
    expect((await post({ occasionDate: day(368) })).statusCode).toBe(400)
  })

  test('without a key', async () => {
    expect((await shop.browser().post('/api/orders', orderBody)).json().code).toBe('idempotency_key_missing')
  })
})

test('how the name is said and the day of the occasion are kept, and read back the same', async () => {
  const browser = shop.browser()
  const occasionDate = dayAfter(dayOf(shop.clock.now(), 'UTC'), 12)
  const { order } = await placeOrder(browser, { nameHint: ' Oh-LEE-vya ', occasionDate })
  expect(order).toMatchObject({ nameHint: 'Oh-LEE-vya', occasionDate })
  expect(await readOrder(browser, order.id)).toMatchObject({ nameHint: 'Oh-LEE-vya', occasionDate })
  const plain = await placeOrder(browser)
  expect(await readOrder(browser, plain.order.id)).toMatchObject({ nameHint: null, occasionDate: null })
})

describe('keys', () => {
  test('§6.1, O5.1: fifty parallel posts with one key make one order and get equal answers', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ childName: 'Once' }, key)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const bodies = answers.map((answer) => answer.json<CreatedOrder>())
    expect(
      new Set(bodies.map(({ order, accessToken }) => `${order.id} ${order.number} ${accessToken}`)).size,
    ).toBe(1)
    const rows = await shop.db.selectFrom('orders').select('id').where('child_name', '=', 'Once').execute()
    expect(rows).toHaveLength(1)
  })

  test('§6.2, O5.1: the same key with another body is refused and changes nothing', async () => {
    const key = randomUUID()
    await post({}, key)
    const response = await post({ childAge: 7 }, key)
    expect([response.statusCode, response.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('O5.1: a repeated request gets its order, even when nothing like it is sold any more', async () => {
    const key = randomUUID()
    const first = (await post({ promoCode: 'welcome20' }, key)).json<CreatedOrder>()
    await shop.db.updateTable('promo_codes').set({ active: false }).where('code', '=', 'WELCOME20').execute()
    const again = await post({ promoCode: 'welcome20' }, key)
    expect(again.json()).toMatchObject({
      order: { id: first.order.id, amounts: first.order.amounts },
      accessToken: first.accessToken,
    })
    await shop.db.updateTable('promo_codes').set({ active: true }).where('code', '=', 'WELCOME20').execute()
  })
})

describe('prices', () => {
  test("O4.1: the country's currency, the rate and the discount are frozen", async () => {
    const { order } = (
      await post({ country: 'GB', locale: 'en', promoCode: 'LASTCHANCE15' })
    ).json<CreatedOrder>()
    // USD 9.90 at 0.81, half up: 8.019 → 8.02; 15 % of that is 1.203 → 1.20.
    expect(order.amounts).toEqual({
      price: { amount: 802, currency: 'GBP' },
      discount: { amount: 120, currency: 'GBP' },
      total: { amount: 682, currency: 'GBP' },
      installments: [
        { count: 1, first: { amount: 682, currency: 'GBP' }, each: { amount: 682, currency: 'GBP' } },
      ],
    })
    expect(order.promoCode).toEqual({ code: 'LASTCHANCE15', discountPercentage: 15 })
    const row = await shop.db
      .selectFrom('orders')
      .select(['rate', 'country'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect([Number(row.rate), row.country]).toEqual([0.81, 'GB'])
  })

  test('O4.2: of twenty buyers at once, a code with five uses serves five', async () => {
    await shop.db.insertInto('promo_codes').values({ code: 'FIVE', percentage: 50, uses_limit: 5 }).execute()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ promoCode: 'five' })))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(15)
    const { used } = await shop.db
      .selectFrom('promo_codes')
      .select('used')
      .where('code', '=', 'FIVE')
      .executeTakeFirstOrThrow()
    expect(used).toBe(5)
  })
})

describe('owners', () => {
  test('O5.3: the cookie or the private link opens an order; anybody else gets what an unknown order gets', async () => {
    const owner = shop.browser()
    const { order, accessToken } = await placeOrder(owner)
    expect((await readOrder(owner, order.id)).number).toBe(order.number)
    const stranger = shop.browser()
    expect((await stranger.get(`/api/orders/${order.id}?token=${accessToken}`)).statusCode).toBe(200)

    const other = shop.browser()
    const theirs = await placeOrder(other)
    const unknown = await other.get(`/api/orders/${randomUUID()}`)
    for (const url of [
      `/api/orders/${order.id}`,
      `/api/orders/${order.id}/events`,
      `/api/orders/${order.id}?token=${theirs.accessToken}`,
    ]) {
      const refused = await other.get(url)
      expect(refused.statusCode).toBe(404)
      expect({ ...refused.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
    }
    const paying = await other.post(
      `/api/orders/${order.id}/payments`,
      { gateway: 'stripe', method: 'card' },
      withKey(),
    )
    expect(paying.statusCode).toBe(404)
  })

  test('O5.2: a revoked link opens nothing', async () => {
    const owner = shop.browser()
    const { order, accessToken } = await placeOrder(owner)
    await shop.db.updateTable('orders').set({ link_token_hash: null }).where('id', '=', order.id).execute()
    expect((await owner.get(`/api/orders/${order.id}?token=${accessToken}`)).statusCode).toBe(404)
  })

  test('a browser keeps all its orders in one cookie that scripts cannot read', async () => {
    const owner = shop.browser()
    const first = await placeOrder(owner)
    const response = await post({}, undefined, owner)
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-recadinho_order=.+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(owner.cookies.size).toBe(1)
    expect((await readOrder(owner, first.order.id)).id).toBe(first.order.id)
  })
})

test('the script is drafted in the language of the order, with every character', async () => {
  const { order } = await placeOrder(shop.browser(), {
    packageId: 'three-characters',
    characterIds: ['princess-stella', 'princess-amara', 'princess-hana'],
    additionalNotes: 'Adora sapos',
  })
  expect(order.characters.map(({ id }) => id)).toEqual(['princess-stella', 'princess-amara', 'princess-hana'])
  const { text, author } = await shop.db
    .selectFrom('script_versions')
    .select(['text', 'author'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(author).toBe('writer')
  for (const part of ['Princesa Estela: Olívia! Limpei os óculos', '6 anos', 'você adora sapos'])
    expect(text).toContain(part)
})

test('O6.1: the database itself refuses to change or delete a line of the timeline', async () => {
  const { order } = await placeOrder(shop.browser())
  await appendOrderEvents(shop.db, [{ orderId: order.id, machine: 'video', to_state: 'played' }], {
    actor: buyerActor,
    now: new Date(),
  })
  const ofOrder = shop.db.updateTable('order_events').set({ reason: 'x' }).where('order_id', '=', order.id)
  await expect(ofOrder.execute()).rejects.toThrow(/only ever added/)
  await expect(shop.db.deleteFrom('order_events').execute()).rejects.toThrow(/only ever added/)
})

test('what is pasted with invisible marks is stored without them', async () => {
  const typed = {
    childName: '\u2068Ana\u2069',
    nameHint: '\u200eAH-na',
    guardianName: '\ufeffBia\u200b Prado',
    guardianEmail: 'bia@example.com\u200b',
  }
  const response = await post(typed)
  expect(response.statusCode).toBe(201)
  expect(response.json<CreatedOrder>().order).toMatchObject({
    childName: 'Ana',
    nameHint: 'AH-na',
    guardianName: 'Bia Prado',
    guardianEmail: 'bia@example.com',
  })
})
