import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import type { ErrorBody } from '@recadinho/contracts/errors'
import type { Answer } from './api.ts'
import { attempted, cardToken, confirmCard, mpPaymentsOf, payOnPage, waitingIntent } from './gateway.ts'
import { addFaults } from './add-faults.ts'
import type { Random } from './random.ts'
import { bankSecret, count, type World } from './world.ts'

/** One buyer with one order, who retries failures like a person with a phone. */
export interface Buyer {
  world: World
  random: Random
  id: string
  total: number
  /** Opens or resumes a payment option; undefined if the shop refuses. */
  open(option: Option, options?: { card?: object; key?: string }): Promise<CreatedPayment | undefined>
  /** Pays once with this option; false if there was nothing to pay. */
  pay(option: Option, opened: CreatedPayment): Promise<boolean>
  read(): Promise<Order | undefined>
  /** Polls the order, and makes the shop poll the gateway, until the order is paid; false if that takes too long. */
  untilPaid(option: Option): Promise<boolean>
  /** The bank notifies the shop of money received on the shop's own key. */
  credit(txid: string, amount: number): Promise<void>
}

export type Option = keyof typeof options
const options = {
  card: { gateway: 'stripe', method: 'card', flow: 'inline' },
  pix: { gateway: 'stripe', method: 'pix', flow: 'code' },
  page: { gateway: 'stripe', method: 'card', flow: 'redirect' },
  mpPix: { gateway: 'mercadopago', method: 'pix', flow: 'code' },
  mpCard: { gateway: 'mercadopago', method: 'card', flow: 'inline' },
  key: { gateway: 'pix_key', method: 'pix', flow: 'code' },
} as const
export const allOptions = Object.keys(options) as Option[] // the keys of a plain object

const orderBody = {
  packageId: 'one-character',
  characterIds: ['princess-amara'],
  childName: 'Olívia',
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'She lost her first tooth.',
  useAIVoice: true,
  whatsappNumber: '5511987654321',
  guardianName: 'Ana Souza',
  guardianEmail: 'ana@example.com',
  locale: 'pt',
}

/** Without a card token. */
const firstOptions = allOptions.filter((option) => option !== 'mpCard')

const patience = 6
const shortly = (random: Random) => pause(random.between(20, 200))

/** Places an order, half of them with a payment, sometimes with a double click; undefined if there was never a response. */
export async function placeOrder(world: World, random: Random): Promise<Buyer | undefined> {
  const key = randomUUID()
  const clicks = random.chance(0.15) ? 3 : 1
  const payment = random.chance(0.5) ? options[random.pick(firstOptions)] : undefined
  const body = { ...orderBody, ...(payment && { payment }) }
  const post = () => world.api.call('POST', '/api/orders', { body, key })
  const answers = await Promise.all(Array.from({ length: clicks }, post))
  // The API validates its responses.
  const created = answers.flatMap((answer) => (answer?.status === 201 ? [answer.body as CreatedOrder] : []))
  const [first] = created
  if (first === undefined) return undefined
  const { order, accessToken } = first
  for (const { order: same } of created)
    if (same.id !== order.id) throw new Error(`One key made two orders: ${same.id} and ${order.id}`)
  world.promised.orders.set(key, order.id)
  return buyerOf(world, random, { id: order.id, total: order.amounts.total.amount, accessToken })
}

function buyerOf(
  world: World,
  random: Random,
  { id, total, accessToken }: { id: string; total: number; accessToken: string },
): Buyer {
  const { api, gateway } = world
  const query = `?token=${accessToken}`
  const buyer: Buyer = {
    world,
    random,
    id,
    total,
    async open(option, { card, key = randomUUID() } = {}) {
      const body = {
        ...options[option],
        ...(option === 'mpCard' ? { card: card ?? (await goodCard(world)) } : {}),
      }
      for (let round = 0; round < patience; round++) {
        addFaults(world)
        const clicks = random.chance(0.1) ? 2 : 1
        const path = `/api/orders/${id}/payments${query}`
        const post = () => api.call('POST', path, { body, key })
        const answers = await Promise.all(Array.from({ length: clicks }, post))
        const opened = answers.find((answer) => answer?.status === 201)
        if (opened) return opened.body as CreatedPayment // the API validates its responses
        if (!answers.some(isWorthRepeating)) return undefined
        await shortly(random)
      }
      return undefined
    },
    async pay(option, opened) {
      addFaults(world)
      return payers[option](buyer, opened)
    },
    async read() {
      const answer = await api.call('GET', `/api/orders/${id}${query}`)
      return answer?.status === 200 ? (answer.body as Order) : undefined // as above
    },
    async untilPaid(option) {
      for (let round = 0; round < patience; round++) {
        if ((await buyer.read())?.status === 'in_production') return true
        await shortly(random)
        if (round % 2 === 1) await buyer.open(option)
      }
      return (await buyer.read())?.status === 'in_production'
    },
    async credit(txid, amount) {
      const endToEndId = `E${randomUUID().replaceAll('-', '').slice(0, 31)}`
      const credit = { txid, amount, acknowledged: false }
      world.promised.credits.set(endToEndId, credit)
      const times = random.chance(0.3) ? random.between(2, 4) : 1
      await Promise.all(Array.from({ length: times }, () => sendCredit(world, endToEndId)))
    },
  }

  const payers: Record<Option, (who: Buyer, opened: CreatedPayment) => Promise<boolean> | boolean> = {
    card: (_, { next }) =>
      next?.kind === 'card_form' ? confirmCard(gateway, next.clientSecret, 'pm_card_visa') : false,
    page: (_, { next }) => (next?.kind === 'redirect' ? payOnPage(next.url, '4242424242424242') : false),
    pix: () => {
      const code = waitingIntent(gateway, id)
      return code !== undefined && attempted(() => gateway.control.pay({ paymentIntent: code.id }))
    },
    mpPix: () => {
      const code = mpPaymentsOf(gateway, id).find(({ status }) => status === 'pending')
      return (
        code !== undefined && attempted(() => gateway.control['mp-approve']({ payment: String(code.id) }))
      )
    },
    // Opening the payment already pays it, or fails.
    mpCard: (_, { payment }) => payment.outcome === 'confirmed',
    async key(_, { payment }) {
      const txid = txidOf(payment.pixCode)
      if (txid === undefined) return false
      await buyer.credit(txid, total)
      return true
    },
  }
  return buyer
}

export const goodCard = (world: World, holder = 'APRO') =>
  cardToken(world.gateway, holder).then((token) => ({ token, brand: 'visa', installments: 1 }))

/** Sends the bank's signed notification; the bank repeats it until it is acknowledged. */
export async function sendCredit(world: World, endToEndId: string): Promise<void> {
  const credit = world.promised.credits.get(endToEndId)
  if (credit === undefined) return
  const { txid, amount } = credit
  const body = JSON.stringify({ endToEndId, txid, amount: (amount / 100).toFixed(2), currency: 'BRL' })
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', bankSecret).update(`${time}.${body}`).digest('hex')
  const headers = { 'x-pix-signature': `t=${time},v1=${signature}` }
  const answer = await world.api.call('POST', '/api/webhooks/pix_key', { body, headers, once: true })
  if (answer?.status === 200) credit.acknowledged = true
  else count(world.faults, 'bank not heard')
}

/** The reference in a BR Code: tag 62 contains tag 05. */
const txidOf = (code: string | null): string | undefined =>
  /62\d\d05(\d\d)([A-Z0-9]+)6304/.exec(code ?? '')?.[2]

/** The shop asked for a retry, or the response was lost. */
function isWorthRepeating(answer: Answer | undefined): boolean {
  if (answer === undefined || answer.status >= 500) return true
  const { code } = (answer.body ?? {}) as Partial<ErrorBody> // the API's own errors
  return code === 'payment_outcome_unknown' || code === 'unavailable'
}
