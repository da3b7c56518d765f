import type { Standing } from './payments.ts'
import type { SceneId } from './texts-en.ts'

/** One thing that can be played with one click: an action of the control API and its input. */
export interface Scene {
  id: SceneId
  action: string
  fields: Record<string, string>
}

interface Played {
  id: string
  /** Cents. */
  amount: number
  standing: Standing
  isPix: boolean
  /** Its PIX code has ended, so money can only come late. */
  codeEnded: boolean
  /** The gateway's id of the latest refund whose money went back. */
  refund: string | undefined
}

/** What can be played on a payment of Stripe's face as it stands. */
export function stripeScenes({
  id,
  amount,
  standing,
  isPix,
  codeEnded,
  onPage,
  refund,
}: Played & { onPage: boolean }): Scene[] {
  const scene = (name: SceneId, action: string, fields: Record<string, string> = {}): Scene => ({
    id: name,
    action,
    fields: { paymentIntent: id, ...fields },
  })
  const waiting = standing === 'waiting'
  return [
    ...(waiting ? [scene('pay', 'pay'), scene('decline', 'decline')] : []),
    ...(waiting && isPix
      ? [...otherCents(scene, 'pay', amount), scene('payDollars', 'pay', { currency: 'usd' })]
      : []),
    ...(waiting && isPix ? [scene('expire', 'expire')] : []),
    ...(waiting && isPix && onPage ? [scene('submitSession', 'submit-session')] : []),
    ...(codeEnded ? [scene('payLate', 'pay-late')] : []),
    ...(standing === 'paid' ? [scene('payAgain', 'pay-again')] : []),
    ...(hasMoney(standing) ? [scene('refund', 'refund')] : []),
    ...(standing === 'paid' && amount > PART
      ? [scene('refundPart', 'refund', { amount: String(PART) })]
      : []),
    ...failRefund('fail-refund', refund),
    ...disputeScenes(scene, standing, 'dispute', 'close-dispute'),
  ]
}

/** The same of Mercado Pago's face. */
export function mercadoPagoScenes({ id, amount, standing, isPix, codeEnded, refund }: Played): Scene[] {
  const scene = (name: SceneId, action: string, fields: Record<string, string> = {}): Scene => ({
    id: name,
    action,
    fields: { payment: id, ...fields },
  })
  const waiting = standing === 'waiting' || standing === 'review'
  return [
    ...(waiting ? [scene('pay', 'mp-approve'), scene('decline', 'mp-reject')] : []),
    ...(waiting && isPix ? [...otherCents(scene, 'mp-approve', amount), scene('expire', 'mp-expire')] : []),
    ...(codeEnded ? [scene('payLate', 'mp-approve')] : []),
    ...(standing === 'paid' ? [scene('payAgain', 'mp-pay-again')] : []),
    ...(hasMoney(standing) ? [scene('refund', 'mp-refund')] : []),
    ...(standing === 'paid' && amount > PART
      ? [scene('refundPart', 'mp-refund', { amount: String(PART) })]
      : []),
    ...failRefund('mp-fail-refund', refund),
    ...disputeScenes(scene, standing, 'mp-dispute', 'mp-close-dispute'),
  ]
}

/** Cents of a refund in part. */
const PART = 100

type Make = (name: SceneId, action: string, fields?: Record<string, string>) => Scene

const hasMoney = (standing: Standing) => standing === 'paid' || standing === 'partlyRefunded'

const otherCents = (scene: Make, action: string, amount: number): Scene[] => [
  scene('payShort', action, { amount: String(amount - 1) }),
  scene('payOver', action, { amount: String(amount + 1) }),
]

const failRefund = (action: string, refund: string | undefined): Scene[] =>
  refund === undefined ? [] : [{ id: 'failRefund', action, fields: { refund } }]

const disputeScenes = (scene: Make, standing: Standing, open: string, close: string): Scene[] => [
  ...(standing === 'paid' ? [scene('dispute', open)] : []),
  ...(standing === 'disputed'
    ? [scene('disputeWon', close, { status: 'won' }), scene('disputeLost', close, { status: 'lost' })]
    : []),
]
