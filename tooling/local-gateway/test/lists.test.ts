import { expect, test } from 'vitest'
import { cardIntent, openBench, refusal } from './harness.ts'

test('lists are newest first and paged by cursors, as the SDK walks them', async () => {
  const { stripe } = await openBench()
  const made: string[] = []
  for (let count = 0; count < 5; count++) made.push((await cardIntent(stripe, 1000 + count)).id)
  const walked: string[] = []
  for await (const intent of stripe.paymentIntents.list({ limit: 2 })) walked.push(intent.id)
  expect(walked).toEqual(made.toReversed())
  const [oldest = '', second = ''] = made
  const before = await stripe.paymentIntents.list({ ending_before: oldest, limit: 2 })
  expect(before.data.map((intent) => intent.id)).toEqual([made[2], second])
  expect((await stripe.paymentIntents.list({ created: { gt: 4_000_000_000 } })).data).toEqual([])
  expect((await refusal(stripe.paymentIntents.list({ limit: 101 }))).param).toBe('limit')
})

test('intents are found by metadata, status and amount', async () => {
  const { stripe } = await openBench()
  const intent = await stripe.paymentIntents.create({
    amount: 4990,
    currency: 'brl',
    metadata: { attempt: 'a-1' },
  })
  await cardIntent(stripe)
  const find = async (query: string) =>
    (await stripe.paymentIntents.search({ query })).data.map((found) => found.id)
  expect(await find(`metadata['attempt']:'a-1'`)).toEqual([intent.id])
  expect(await find(`metadata['attempt']:'a-1' AND status:'succeeded'`)).toEqual([])
  expect(await find('amount>4000 AND currency:"brl"')).toHaveLength(2)
  expect(await find(`-metadata['attempt']:'a-1'`)).toHaveLength(1)
  expect((await refusal(stripe.paymentIntents.search({ query: 'anything' }))).param).toBe('query')
})

test('metadata is merged, and an empty value takes a key away', async () => {
  const { stripe } = await openBench()
  const intent = await stripe.paymentIntents.create({
    amount: 4990,
    currency: 'brl',
    metadata: { a: '1', b: '2' },
  })
  const after = await stripe.paymentIntents.update(intent.id, { metadata: { a: '', c: '3' }, amount: 5990 })
  expect(after).toMatchObject({ amount: 5990, metadata: { b: '2', c: '3' } })
  expect(after.metadata).not.toHaveProperty('a')
})

test('only what is an id can be expanded', async () => {
  const { stripe } = await openBench()
  const intent = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const page = await stripe.paymentIntents.list({ expand: ['data.latest_charge', 'data.payment_method'] })
  expect(page.data[0]).toMatchObject({
    latest_charge: { object: 'charge' },
    payment_method: { object: 'payment_method' },
  })
  expect((await refusal(stripe.paymentIntents.retrieve(intent.id, { expand: ['colour'] }))).param).toBe(
    'expand',
  )
})
