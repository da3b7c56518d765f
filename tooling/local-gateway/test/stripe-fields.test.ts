import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardIntent, openBench, pixIntent } from './harness.ts'

/** A type of value, or the fields of an object; `null` is a field that is empty in the sample. */
type Sample = string | Sample[] | { [field: string]: Sample }

const { objects } = JSON.parse(readFileSync(new URL('stripe-fields.json', import.meta.url), 'utf8')) as {
  objects: Record<string, Sample>
} // our own file

/** Fields added by Stripe after the samples were taken; the pinned SDK declares them. */
const newer = new Set([
  'charge.radar_options',
  'charge.payment_method_details.card.electronic_commerce_indicator',
  'charge.outcome.risk_level',
  'charge.outcome.risk_score',
  'checkout.session.allowed_payment_method_types',
  'dispute.evidence_details.submission_method',
  'dispute.intended_submission_method',
  'payment_intent.allowed_payment_method_types',
  'payment_intent.automatic_payment_methods.allow_redirects',
  'payment_intent.payment_record',
  'payment_method.pix',
  'refund.failure_balance_transaction',
  'refund.failure_reason',
])

/** Fields of the samples that the stand-in omits, with the reason. */
const left: Record<string, string> = {
  'charge.refunds': 'answered only when it is expanded',
  'charge.payment_method_details.card.extended_authorization': 'only where it was asked for',
  'charge.payment_method_details.card.incremental_authorization': 'only where it was asked for',
  'charge.payment_method_details.card.multicapture': 'only where it was asked for',
  'charge.payment_method_details.card.overcapture': 'only where it was asked for',
  'charge.payment_method_details.card.network_token': 'only where the network gave one',
  'payment_method.card': 'not of a PIX method',
}

test('O9: the stand-in’s objects have the fields of Stripe’s official samples, and no others', async () => {
  const { gateway, stripe } = await openBench()
  const card = await cardIntent(stripe, 5000)
  await stripe.paymentIntents.confirm(card.id, { payment_method: 'pm_card_visa' })
  await stripe.refunds.create({ payment_intent: card.id, amount: 1000 })
  gateway.control.dispute({ paymentIntent: card.id })
  const pix = await pixIntent(stripe)
  gateway.control.pay({ paymentIntent: pix.id })
  const returned = await stripe.refunds.create({ payment_intent: pix.id, amount: 1000 })
  gateway.control['fail-refund']({ refund: returned.id })
  await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://localhost/back',
    line_items: [
      { quantity: 1, price_data: { currency: 'brl', unit_amount: 4990, product_data: { name: 'Video' } } },
    ],
  })
  const { ledger } = gateway
  const kinds = [
    'charge',
    'checkout_session',
    'dispute',
    'event',
    'payment_intent',
    'payment_method',
    'refund',
  ] as const
  for (const kind of kinds) {
    const name = kind.replace('_session', '.session')
    const made = ledger.list(kind)
    expect(made.length, kind).toBeGreaterThan(0)
    expect(Object.keys(objects)).toContain(name)
    expect(made.flatMap((each) => differences(name, objects[name] ?? '', each))).toEqual([])
  }
})

/** Differences between an object and its sample: missing fields, additional fields, and other types. */
function differences(path: string, sample: Sample, value: unknown): string[] {
  if (value === null || sample === 'null' || Array.isArray(sample)) return []
  if (typeof sample === 'string')
    return typeof value === sample ? [] : [`${path} is a ${typeof value}, not a ${sample}`]
  // An id instead of the sample's object, or the shop's own free text.
  if (typeof value === 'string' || path.endsWith('.metadata')) return []
  const fields = value as Record<string, unknown> // an object, like the sample
  const missing = Object.keys(sample).filter(
    (name) => !Object.hasOwn(fields, name) && !Object.hasOwn(left, `${path}.${name}`) && isObliged(path),
  )
  const foreign = Object.keys(fields).filter(
    (name) => !Object.hasOwn(sample, name) && !newer.has(`${path}.${name}`) && isObliged(path),
  )
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...foreign.map((name) => `${path}.${name} is foreign`),
    ...Object.entries(sample).flatMap(([name, inner]) =>
      Object.hasOwn(fields, name) ? differences(`${path}.${name}`, inner, fields[name]) : [],
    ),
  ]
}

/** The contents of these depend on the payment's method and state, so a single sample does not constrain them. */
const free = new Set([
  'charge.fraud_details',
  'charge.payment_method_details',
  'checkout.session.after_expiration',
  'checkout.session.custom_text',
  'checkout.session.payment_method_options',
  'event.data',
  'payment_intent.amount_details',
  'payment_intent.last_payment_error',
  'payment_intent.next_action',
  'payment_intent.payment_method_options',
  'refund.destination_details',
  'refund.destination_details.card',
])

const isObliged = (path: string): boolean => !free.has(path)
