import { randomUUID } from 'node:crypto'
import { allOptions, goodCard, type Buyer, type Option } from './buyer.ts'
import {
  answerRefunds,
  attempted,
  confirmCard,
  idOf,
  intentsOf,
  mpPaymentsOf,
  payOnPage,
  waitingIntent,
} from './gateway.ts'
import { cancelOrder, confirmByHand, requestRefund } from './staff.ts'

/** One run: how one order is paid, and what goes wrong on the side of its buyer, the bank and staff. */
export type Story = (buyer: Buyer) => Promise<void>

const payBy = async (buyer: Buyer, option: Option): Promise<boolean> => {
  const opened = await buyer.open(option)
  return opened !== undefined && (await buyer.pay(option, opened))
}

const card: Story = async (buyer) => {
  const { random, world } = buyer
  const opened = await buyer.open('card')
  if (opened?.next?.kind !== 'card_form') return
  let { clientSecret } = opened.next
  if (random.chance(0.25)) await confirmCard(world.gateway, clientSecret, 'pm_card_chargeDeclined')
  if (random.chance(0.2)) {
    const again = await buyer.open('card')
    if (again?.next?.kind === 'card_form') clientSecret = again.next.clientSecret
  }
  if (random.chance(0.2)) {
    await confirmCard(world.gateway, clientSecret, 'pm_card_threeDSecure2Required')
    const [intent] = intentsOf(world.gateway, buyer.id)
    const answer = random.chance(0.7) ? 'pay' : 'decline'
    if (intent) attempted(() => world.gateway.control[answer]({ paymentIntent: intent.id }))
    return
  }
  if (random.chance(0.9)) await confirmCard(world.gateway, clientSecret, 'pm_card_visa')
}

const pix: Story = async (buyer) => {
  const { random, world } = buyer
  const opened = await buyer.open('pix')
  const [code] = intentsOf(world.gateway, buyer.id)
  if (!opened || !code) return
  if (random.chance(0.6)) {
    await buyer.pay('pix', opened)
    // The "I have paid" button opens the same option again.
    if (random.chance(0.3)) await buyer.open('pix')
    return
  }
  attempted(() => world.gateway.control.expire({ paymentIntent: code.id }))
  if (random.chance(0.5)) attempted(() => world.gateway.control['pay-late']({ paymentIntent: code.id }))
  if (random.chance(0.7)) await payBy(buyer, 'pix')
  attempted(() => world.gateway.control['pay-late']({ paymentIntent: code.id }))
}

const page: Story = async (buyer) => {
  const opened = await buyer.open('page')
  if (opened?.next?.kind !== 'redirect') return
  if (buyer.random.chance(0.2)) await payOnPage(opened.next.url, '4000000000000002')
  if (buyer.random.chance(0.2)) await buyer.open('page')
  if (buyer.random.chance(0.9)) await buyer.pay('page', opened)
}

const secondGateway: Story = async (buyer) => {
  const { random, world } = buyer
  if (random.chance(0.5)) {
    await payBy(buyer, 'mpPix')
    return
  }
  const holder = random.pick(['APRO', 'APRO', 'OTHE', 'CONT'])
  await buyer.open('mpCard', { card: await goodCard(world, holder) })
  const [payment] = mpPaymentsOf(world.gateway, buyer.id)
  const end = random.pick(['mp-approve', 'mp-reject'] as const)
  if (holder === 'CONT' && payment)
    attempted(() => world.gateway.control[end]({ payment: String(payment.id) }))
  if (holder === 'OTHE') await payBy(buyer, random.pick(['mpCard', 'card']))
}

const ownKey: Story = async (buyer) => {
  const opened = await buyer.open('key')
  if (!opened) return
  if (buyer.random.chance(0.85)) await buyer.pay('key', opened)
  // A second transfer with the same code.
  if (buyer.random.chance(0.1)) await buyer.pay('key', opened)
}

/** Switches between payment options, and also pays some that are still open from before. */
const switching: Story = async (buyer) => {
  const { random } = buyer
  for (let change = random.between(2, 4); change > 0; change--) {
    const option = random.pick(allOptions)
    const opened = await buyer.open(option)
    if (!opened) continue
    if (random.chance(0.4)) await buyer.pay(option, opened)
  }
  const last = random.pick(allOptions)
  const opened = await buyer.open(last)
  if (opened) await buyer.pay(last, opened)
  // Pays what was left open in another tab.
  const code = waitingIntent(buyer.world.gateway, buyer.id)
  if (code) attempted(() => buyer.world.gateway.control.pay({ paymentIntent: code.id }))
}

/** Two tabs at once, each with its own idempotency keys. */
const twoTabs: Story = async (buyer) => {
  const { random } = buyer
  const options = [random.pick(allOptions), random.pick(allOptions)]
  await Promise.all(options.map((option) => payBy(buyer, option)))
}

const refund: Story = async (buyer) => {
  const { random } = buyer
  const option = random.pick(['card', 'pix', 'page', 'mpPix', 'key'] as const)
  await payBy(buyer, option)
  if (!(await buyer.untilPaid(option))) return
  await requestRefund(buyer)
  if (random.chance(0.3)) await requestRefund(buyer)
  if (random.chance(0.3)) fromDashboard(buyer)
  if (random.chance(0.5)) answerRefunds(buyer.world, (orderId) => orderId === buyer.id)
  if (random.chance(0.15)) failRefund(buyer)
}

function fromDashboard({ world: { gateway }, id, random }: Buyer): void {
  const [intent] = intentsOf(gateway, id)
  const [payment] = mpPaymentsOf(gateway, id)
  const amount = random.between(100, 3000)
  if (intent) attempted(() => gateway.control.refund({ paymentIntent: intent.id, amount }))
  if (payment) attempted(() => gateway.control['mp-refund']({ payment: String(payment.id), amount }))
}

function failRefund({ world: { gateway }, id }: Buyer): void {
  const intents = new Set(intentsOf(gateway, id).map((intent) => intent.id))
  const made = gateway.ledger.list('refund').find(({ payment_intent: of }) => intents.has(idOf(of) ?? ''))
  if (made) attempted(() => gateway.control['fail-refund']({ refund: made.id }))
}

const dispute: Story = async (buyer) => {
  const { random, world } = buyer
  const option = random.pick(['card', 'page', 'mpCard'] as const)
  await payBy(buyer, option)
  if (random.chance(0.8)) await buyer.untilPaid(option)
  if (random.chance(0.3)) await requestRefund(buyer)
  const [intent] = intentsOf(world.gateway, buyer.id)
  const [payment] = mpPaymentsOf(world.gateway, buyer.id)
  const { control } = world.gateway
  const status = random.pick(['won', 'lost'] as const)
  if (option === 'mpCard' && payment) attempted(() => control['mp-dispute']({ payment: String(payment.id) }))
  else if (intent && random.chance(0.4)) {
    // The bank only inquires about the payment; the inquiry closes, or becomes a dispute.
    attempted(() => control.inquire({ paymentIntent: intent.id }))
    if (random.chance(0.3)) await requestRefund(buyer)
    const end = random.pick(['closed', 'disputed'] as const)
    if (random.chance(0.8))
      attempted(() => control['close-inquiry']({ paymentIntent: intent.id, status: end }))
  } else if (intent) attempted(() => control.dispute({ paymentIntent: intent.id }))
  if (random.chance(0.3)) await requestRefund(buyer)
  if (random.chance(0.3)) return
  if (option === 'mpCard' && payment)
    attempted(() => control['mp-close-dispute']({ payment: String(payment.id), status }))
  else if (intent) attempted(() => control['close-dispute']({ paymentIntent: intent.id, status }))
}

/** A code on the shop's own key cannot be revoked: it is paid after another option was opened, which is paid too. */
const inBothTabs: Story = async (buyer) => {
  const { random } = buyer
  const code = await buyer.open('key')
  const option = random.pick(['card', 'pix', 'page', 'mpPix'] as const)
  const opened = await buyer.open(option)
  if (!code || !opened) return
  const payments = [() => buyer.pay('key', code), () => buyer.pay(option, opened)]
  if (random.chance(0.5)) payments.reverse()
  if (random.chance(0.3)) await Promise.all(payments.map((pay) => pay()))
  else for (const pay of payments) await pay()
}

/** The order and its payment expire while open, and are sometimes still paid. */
const lapse: Story = async (buyer) => {
  const { random, world } = buyer
  const option = random.pick(['card', 'pix', 'page', 'mpPix', 'key'] as const)
  const opened = await buyer.open(option)
  await world.pool.query(`update orders set expires_at = now() where id = $1 and status = 'pending'`, [
    buyer.id,
  ])
  await world.pool.query('update payments set expires_at = now() where order_id = $1', [buyer.id])
  if (opened && random.chance(0.6)) await buyer.pay(option, opened)
  if (random.chance(0.5)) await payBy(buyer, random.pick(allOptions))
}

const byHand: Story = async (buyer) => {
  const { random } = buyer
  const option = random.pick(['pix', 'card', 'key'] as const)
  const opened = await buyer.open(option)
  const key = randomUUID()
  const clicks = random.chance(0.3) ? 2 : 1
  await Promise.all([
    ...Array.from({ length: clicks }, () => confirmByHand(buyer, key)),
    opened && random.chance(0.4) ? buyer.pay(option, opened) : undefined,
  ])
}

/** Staff confirm a transfer that they see on the account; then the bank reports the same transfer. */
const byHandAndBank: Story = async (buyer) => {
  const opened = await buyer.open('key')
  if (!opened) return
  await confirmByHand(buyer, randomUUID())
  if (buyer.random.chance(0.5)) await buyer.untilPaid('key')
  await buyer.pay('key', opened)
}

const cancelled: Story = async (buyer) => {
  const { random } = buyer
  const option = random.pick(['pix', 'card', 'page', 'key'] as const)
  const opened = await buyer.open(option)
  await Promise.all([
    cancelOrder(buyer),
    opened && random.chance(0.6) ? buyer.pay(option, opened) : undefined,
  ])
}

/** Each kind of run with its relative frequency. */
export const stories: Readonly<Record<string, { weight: number; run: Story }>> = {
  'card form': { weight: 18, run: card },
  'PIX code': { weight: 18, run: pix },
  'gateway’s page': { weight: 8, run: page },
  'second gateway': { weight: 10, run: secondGateway },
  'own PIX key': { weight: 6, run: ownKey },
  'switching ways': { weight: 12, run: switching },
  'two tabs': { weight: 6, run: twoTabs },
  'paid in both tabs': { weight: 5, run: inBothTabs },
  refunds: { weight: 11, run: refund },
  disputes: { weight: 5, run: dispute },
  'lapsed, paid late': { weight: 6, run: lapse },
  'confirmed by hand': { weight: 4, run: byHand },
  'confirmed by hand, reported by the bank': { weight: 4, run: byHandAndBank },
  'cancelled, paid late': { weight: 4, run: cancelled },
}
