import { creditAccount } from '../../bank/credits.ts'
import { sweep, watchRefunds } from '../../expiry.ts'
import { FAULTS, FLAWS, isKill, KILLS } from '../../faults.ts'
import { changeSettings, resetSettings, settings, type Gateway } from '../../gateway.ts'
import { METHODS, REFUND_POLICIES, WEBHOOK_FLAWS, WEBHOOK_POLICIES, type Face } from '../../records.ts'
import { controlsOf } from '../../shop-controls.ts'
import { missing } from '../../stripe/errors.ts'
import { lowerPrices, raisePrice } from '../prices.ts'
import { action } from './action.ts'

/** Actions on the whole account: the bank, webhooks, faults, the clock. */
export const accountActions = {
  /**
   * Money arrives on the shop's own PIX key: with a code, or with its reference and an amount; plus `difference` cents.
   */
  'bank-credit': action(
    { code: 'text?', reference: 'text?', amount: 'cents?', difference: 'signed?' },
    (gateway, transfer) => creditAccount(gateway, transfer),
  ),
  /** Sets how new events are delivered. */
  'webhook-policy': action({ policy: WEBHOOK_POLICIES }, ({ ledger }, { policy }) =>
    changeSettings(ledger, { webhookPolicy: policy }),
  ),
  /** How banks answer refunds from now on, including pending ones. */
  'refund-policy': action({ policy: REFUND_POLICIES }, (gateway, { policy }) => {
    changeSettings(gateway.ledger, { refundPolicy: policy })
    watchRefunds(gateway)
  }),
  /** Delivers held events: in their original order, or (policy `reverse`) one by one, newest first. */
  'release-webhooks': action({ order: ['as-sent', 'newest-first'] as const }, ({ webhooks }, { order }) =>
    webhooks.release(order),
  ),
  /** Delivers one event, notification or credit again. */
  'resend-webhook': action({ event: 'text' }, (gateway, { event }) =>
    gateway.webhooks.resend(found(gateway, event)),
  ),
  /** Delivers one again in a way that the shop must refuse: signed with a wrong secret, or with another flaw. */
  'forge-webhook': action({ event: 'text', flaw: 'text?' }, (gateway, { event, flaw = 'secret' }) => {
    const known = WEBHOOK_FLAWS.find((each) => each === flaw)
    if (known === undefined) throw new Error(`flaw must be one of ${WEBHOOK_FLAWS.join(', ')}.`)
    gateway.webhooks.resend(found(gateway, event), known)
  }),
  /**
   * The next `times` API requests to either gateway whose "METHOD path" contains `match` get this fault, or `percent`
   * percent of them; `hold` and `drip` last until cleared.
   */
  fault: action(
    {
      kind: [...FAULTS, ...FLAWS, ...KILLS],
      times: 'count?',
      match: 'text?',
      percent: 'percent?',
      milliseconds: 'count?',
      seconds: 'count?',
    },
    ({ faults, shop }, { kind, times = 1, match = '', percent = 100, milliseconds = 0, seconds = 1 }) => {
      if (isKill(kind)) controlsOf({ shop })
      faults.add({ kind, times, match, percent, milliseconds, seconds })
    },
  ),
  'clear-faults': action({}, ({ faults }) => faults.clear()),
  /** Moves the gateway's clock forward. */
  'advance-clock': action({ seconds: 'count' }, (gateway, { seconds }) => {
    gateway.clock.advance(seconds)
    sweep(gateway)
  }),
  /** Kills the API's process (-9); its supervisor restarts it. */
  'kill-api': action({}, (gateway): Promise<void> => controlsOf(gateway).killApi()),
  /** Expires an order that is waiting for payment, and raises its package's price by 10.00. */
  'raise-price': action({ order: 'text' }, (gateway, { order }): Promise<void> => raisePrice(gateway, order)),
  /** The payment methods that the account accepts. */
  methods: action({ card: 'yes-no', pix: 'yes-no' }, ({ ledger }, switches) =>
    changeSettings(ledger, { methods: METHODS.filter((method) => switches[method]) }),
  ),
  /**
   * Resets faults, clock, policies and methods, and delivers held events. Past changes remain. Returns a promise, which
   * restores the prices, if any were raised.
   */
  'back-to-normal': action({}, (gateway): unknown => {
    gateway.faults.clear()
    resetSettings(gateway.ledger)
    watchRefunds(gateway)
    gateway.webhooks.release('as-sent')
    return settings(gateway.ledger).raised?.length ? lowerPrices(gateway) : undefined
  }),
}

function found({ ledger }: Gateway, id: string): { event: string; face?: Face } {
  if (ledger.get('event', id)) return { event: id }
  if (ledger.get('mp_notice', id)) return { event: id, face: 'mercadopago' }
  if (ledger.get('bank_credit', id)) return { event: id, face: 'bank' }
  throw missing('event', id)
}
