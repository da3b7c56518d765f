import type { Standing } from './payments.ts'
import type { SceneId } from './texts-en.ts'

/** One button: an action of the control API and its input. */
export interface Scene {
  id: SceneId
  action: string
  fields: Record<string, string>
}

/** A refund at the gateway that is pending or has succeeded. */
export interface ChangeableRefund {
  id: string
  pending: boolean
}

interface Played {
  id: string
  /** Cents. */
  amount: number
  standing: Standing
  isPix: boolean
  /** Whether its PIX code has expired, so that money can only arrive late. */
  codeEnded: boolean
  /** The latest refund whose state a bank can still change. */
  refund: ChangeableRefund | undefined
}

/** The actions that the state of a Stripe payment allows. */
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
    ...refundScenes(refund, 'complete-refund', 'fail-refund'),
    ...(standing === 'paid' && !isPix ? [scene('inquire', 'inquire')] : []),
    ...(standing === 'inquired'
      ? [
          scene('inquiryClosed', 'close-inquiry', { status: 'closed' }),
          scene('inquiryDisputed', 'close-inquiry', { status: 'disputed' }),
        ]
      : []),
    ...disputeScenes(scene, standing, 'dispute', 'close-dispute'),
  ]
}

/** The same for Mercado Pago. */
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
    ...refundScenes(refund, 'mp-complete-refund', 'mp-fail-refund'),
    ...disputeScenes(scene, standing, 'mp-dispute', 'mp-close-dispute'),
  ]
}

/** Cents of a partial refund. */
const PART = 100

type Make = (name: SceneId, action: string, fields?: Record<string, string>) => Scene

const hasMoney = (standing: Standing) =>
  standing === 'paid' || standing === 'partlyRefunded' || standing === 'inquired'

const otherCents = (scene: Make, action: string, amount: number): Scene[] => [
  scene('payShort', action, { amount: String(amount - 1) }),
  scene('payOver', action, { amount: String(amount + 1) }),
]

function refundScenes(refund: ChangeableRefund | undefined, complete: string, fail: string): Scene[] {
  if (refund === undefined) return []
  const fields = { refund: refund.id }
  return refund.pending
    ? [
        { id: 'completeRefund', action: complete, fields },
        { id: 'refuseRefund', action: fail, fields },
      ]
    : [{ id: 'failRefund', action: fail, fields }]
}

const disputeScenes = (scene: Make, standing: Standing, open: string, close: string): Scene[] => [
  ...(standing === 'paid' ? [scene('dispute', open)] : []),
  ...(standing === 'disputed'
    ? [scene('disputeWon', close, { status: 'won' }), scene('disputeLost', close, { status: 'lost' })]
    : []),
]
