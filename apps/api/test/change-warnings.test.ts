import { confirmationHeader, type NeedsConfirmation } from '@recadinho/contracts/change-warnings'
import type { ShopHealth } from '@recadinho/contracts/dashboard'
import type { AdminPackages, PackageFields } from '@recadinho/contracts/packages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from './support/shop.ts'
import { signedInAs } from './support/staff.ts'
import type { Browser } from './support/app.ts'

let shop: Shop
let owner: Browser
beforeEach(async () => {
  shop = await createShop()
  owner = await signedInAs(shop, 'owner')
})
afterEach(() => shop.close())

type Send = (headers?: Record<string, string>) => ReturnType<Browser['send']>

const usd = (amount: number) => ({ amount, currency: 'USD' })
const brl = (amount: number) => ({ amount, currency: 'BRL' })
const titled = { title: { en: 'One character', pt: 'Um personagem' } }

async function packageNow(id = 'one-character'): Promise<PackageFields> {
  const { items } = (await owner.get('/api/admin/packages')).json<AdminPackages>()
  const found = items.find((each) => each.id === id)
  if (!found) throw new Error('No such package')
  const { id: _, ...fields } = found
  return fields
}

const change = (url: string, was: object, changes: object): Send => {
  return (headers = {}) => owner.send({ method: 'PATCH', url, payload: { was, changes }, headers })
}

/** A change of the package with a price in BRL and in USD. */
async function reprice(prices: PackageFields['prices']): Promise<Send> {
  const was = { prices: (await packageNow()).prices }
  return change('/api/admin/packages/one-character', was, { prices })
}

async function promise(deliveryHours: number): Promise<Send> {
  const was = { deliveryHours: (await packageNow()).deliveryHours }
  return change('/api/admin/packages/one-character', was, { deliveryHours })
}

async function changeSettings(changes: Record<string, unknown>): Promise<Send> {
  const settings = (await owner.get('/api/admin/settings')).json<Record<string, unknown>>()
  const was = Object.fromEntries(Object.keys(changes).map((name) => [name, settings[name]]))
  return change('/api/admin/settings', was, changes)
}

const rate = (perUsd: string): Promise<Send> =>
  Promise.resolve(change('/api/admin/currency-rates/CAD', { perUsd: '1.37000000' }, { perUsd }))

const code = (fields: object): Promise<Send> => {
  const defaults = {
    startsAt: null,
    endsAt: null,
    packageIds: null,
    usesLimit: null,
    announced: false,
    active: true,
  }
  return Promise.resolve((headers = {}) =>
    owner.post('/api/admin/promo-codes', { code: 'QUASE', ...defaults, ...fields }, { headers }),
  )
}

async function newPackage(prices: PackageFields['prices']): Promise<Send> {
  const title = { en: 'Another', pt: 'Outro' }
  const body = { ...(await packageNow()), title, prices, links: [] }
  return (headers = {}) => owner.post('/api/admin/packages', body, { headers })
}

const warningsOf = (answer: Awaited<ReturnType<Send>>): NeedsConfirmation['warnings'] => {
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'needs_confirmation'])
  return answer.json<{ details: NeedsConfirmation }>().details.warnings
}

test.each<[string, () => Promise<Send>, object]>([
  ['a price of 0', () => reprice([brl(4990), usd(0)]), { kind: 'free', ...titled, currency: 'USD' }],
  [
    'thousands for a price',
    () => reprice([brl(4990), usd(999_900)]),
    { kind: 'price', ...titled, was: usd(990), now: usd(999_900) },
  ],
  [
    'a fall by more than half',
    () => reprice([brl(2000), usd(990)]),
    { kind: 'price', ...titled, was: brl(4990), now: brl(2000) },
  ],
  [
    'a new package that costs thousands',
    () => newPackage([usd(999_900)]),
    {
      kind: 'unusual_price',
      title: { en: 'Another', pt: 'Outro' },
      now: usd(999_900),
      lowest: usd(990),
      highest: expect.objectContaining({ currency: 'USD' }),
    },
  ],
  ['an hour less to deliver', () => promise(23), { kind: 'hours', ...titled, was: 24, now: 23 }],
  [
    'half as long again to deliver, and more',
    () => promise(37),
    { kind: 'hours', ...titled, was: 24, now: 37 },
  ],
  [
    'no price in USD, by which others are converted',
    () => reprice([brl(4990)]),
    { kind: 'not_sold', ...titled, currencies: expect.arrayContaining(['USD', 'CAD', 'EUR']) },
  ],
  [
    'a price that no payment option takes',
    () => reprice([brl(4990), usd(30)]),
    { kind: 'too_small', ...titled, totals: expect.arrayContaining([usd(30)]), code: null },
  ],
  [
    'an exchange rate times a hundred',
    () => rate('137'),
    { kind: 'rate', currency: 'CAD', was: '1.37000000', now: '137.00000000' },
  ],
  [
    'an exchange rate by a quarter',
    () => rate('1.72'),
    { kind: 'rate', currency: 'CAD', was: '1.37000000', now: '1.72000000' },
  ],
  [
    'no videos a day',
    () => changeSettings({ dailyCapacity: 0 }),
    { kind: 'nobody_can_buy', reason: 'no_capacity' },
  ],
  [
    'no payment method',
    () => changeSettings({ cardEnabled: false, pixEnabled: false }),
    { kind: 'nobody_can_buy', reason: 'no_payment_options' },
  ],
  [
    'no payment method but PIX',
    () => changeSettings({ cardEnabled: false }),
    { kind: 'cannot_pay', currencies: expect.arrayContaining(['USD', 'EUR']) },
  ],
  [
    'no payment provider',
    () => changeSettings({ gatewaysOff: ['stripe'] }),
    { kind: 'nobody_can_buy', reason: 'no_payment_options' },
  ],
  ['a promo code for nothing', () => code({ percentage: 100 }), { kind: 'free_code', code: 'QUASE' }],
  [
    'a promo code that leaves too little to pay',
    () => code({ percentage: 97, packageIds: ['one-character'] }),
    { kind: 'too_small', ...titled, totals: expect.arrayContaining([usd(30)]), code: 'QUASE' },
  ],
])('%s is saved only once it is confirmed', async (_, prepare, warning) => {
  const send = await prepare()
  const refused = await send()
  expect(warningsOf(refused)).toContainEqual(warning)
  expect((await send({ [confirmationHeader]: 'made up' })).json().code).toBe('needs_confirmation')
  const log = await shop.db.selectFrom('audit_log').select('action').execute()
  expect(log).toEqual([])
  const { confirmation } = refused.json<{ details: NeedsConfirmation }>().details
  expect((await send({ [confirmationHeader]: confirmation })).statusCode).toBeLessThan(300)
  expect(await shop.db.selectFrom('audit_log').select('action').execute()).toHaveLength(1)
})

test.each<[string, () => Promise<Send>]>([
  ['a price that changes by less than half', () => reprice([brl(6990), usd(1290)])],
  ['half as long again to deliver', () => promise(36)],
  ['an exchange rate that follows the market', () => rate('1.5')],
  [
    'a switch of the payment method that another provider still has',
    () => changeSettings({ pixEnabled: false }),
  ],
  ['a usual promo code', () => code({ percentage: 20 })],
  ['a package that costs what others do', () => newPackage([usd(1990)])],
  ['maintenance, whose switch says what it does', () => changeSettings({ maintenance: true })],
])('%s is saved at once', async (_, prepare) => {
  expect((await (await prepare())()).statusCode).toBeLessThan(300)
})

test('the confirmation of one change does not confirm another', async () => {
  const { confirmation } = (await (await reprice([brl(4990), usd(0)]))()).json().details
  const answer = await (await reprice([brl(0), usd(0)]))({ [confirmationHeader]: confirmation })
  expect(warningsOf(answer)).toHaveLength(2)
})

test('the dashboard says why nobody can buy', async () => {
  const closed = async () => (await owner.get('/api/admin/health')).json<ShopHealth>().closed
  expect(await closed()).toEqual([])
  for (const [changes, reason] of [
    [{ maintenance: true }, 'maintenance'],
    [{ dailyCapacity: 0 }, 'no_capacity'],
    [{ cardEnabled: false, pixEnabled: false }, 'no_payment_options'],
  ] as const) {
    const send = await changeSettings(changes)
    const { details } = (await send()).json<{ details?: NeedsConfirmation }>()
    if (details) await send({ [confirmationHeader]: details.confirmation })
    await expect.poll(closed).toContain(reason)
  }
})
