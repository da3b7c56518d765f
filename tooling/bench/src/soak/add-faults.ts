import { count, type World } from './world.ts'

const kinds = {
  '500': 3,
  '500-after-commit': 3,
  'close-before-commit': 3,
  'close-after-commit': 4,
  '409': 2,
  '429': 2,
  'foreign-json': 2,
  'foreign-json-after-commit': 2,
  html: 1,
  'html-after-commit': 1,
  drip: 1,
  delay: 3,
  // Held until the faults are cleared; the shop's own timeout ends the call.
  hold: 1,
} as const

/** The gateway's calls that a fault hits; empty matches any call. */
const targets = [
  '',
  'POST /v1/payment_intents',
  'GET /v1/payment_intents',
  '/cancel',
  '/confirm',
  'POST /v1/refunds',
  'GET /v1/refunds',
  '/v1/checkout/sessions',
  '/mercadopago/v1/payments',
  'POST /mercadopago',
  '/refunds',
] as const

const policies = {
  deliver: 8,
  drop: 3,
  duplicate: 4,
  reverse: 3,
  hold: 2,
  'wrong-signature': 1,
} as const

/** Refunds succeed at once, stay pending until the payer's bank answers, or are refused by it. */
const refundPolicies = { usual: 5, hold: 3, fail: 1 } as const

/** Sometimes adds a fault for the next callers. */
export function addFaults({ gateway: { control }, random, faults }: World): void {
  if (random.chance(0.3)) {
    const kind = random.weighted(kinds)
    const match = random.pick(targets)
    control.fault({
      kind,
      times: random.between(1, 3),
      match,
      milliseconds: kind === 'drip' ? 1 : random.between(20, 300),
    })
    count(faults, `gateway ${kind}`)
  }
  if (random.chance(0.25)) {
    const policy = random.weighted(policies)
    control['webhook-policy']({ policy })
    count(faults, `webhooks ${policy}`)
  }
  if (random.chance(0.08))
    control['release-webhooks']({ order: random.pick(['as-sent', 'newest-first'] as const) })
  // Prevents faults that match no call from piling up.
  if (random.chance(0.02)) control['clear-faults']()
}

/** Like `addFaults`, with more faults for refunds. */
export function addRefundFaults(world: World): void {
  addFaults(world)
  const { gateway, random, faults } = world
  if (random.chance(0.3)) {
    const policy = random.weighted(refundPolicies)
    gateway.control['refund-policy']({ policy })
    count(faults, `refunds ${policy}`)
  }
  if (!random.chance(0.5)) return
  const kind = random.weighted(kinds)
  const match = random.pick(['/refunds', 'POST /v1/refunds', 'GET /v1/refunds'] as const)
  gateway.control.fault({ kind, match, milliseconds: kind === 'drip' ? 1 : 50 })
  count(faults, `gateway ${kind}`)
}
