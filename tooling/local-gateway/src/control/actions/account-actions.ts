import { creditAccount } from '../../bank/credits.ts'
import { sweep, watchRefunds } from '../../expiry.ts'
import { FAULTS, FLAWS, isKill, KILLS } from '../../faults.ts'
import { changeSettings, resetSettings, settings, type Gateway } from '../../gateway.ts'
import { METHODS, REFUND_POLICIES, WEBHOOK_FLAWS, WEBHOOK_POLICIES, type Face } from '../../records.ts'
import { controlsOf } from '../../shop-controls.ts'
import { missing } from '../../stripe/errors.ts'
import { lowerPrices, raisePrice } from '../prices.ts'
import { action } from './action.ts'

/** What happens to the account as a whole: the bank, webhooks, faults, the clock. */
export const accountActions = {
  /** Money arrives on the shop's own PIX key: by a code, or by its reference and an amount; `difference` cents more. */
  'bank-credit': action(
    { code: 'text?', reference: 'text?', amount: 'cents?', difference: 'signed?' },
    (gateway, transfer) => creditAccount(gateway, transfer),
  ),
  /** How new events are delivered from now on. */
  'webhook-policy': action({ policy: WEBHOOK_POLICIES }, ({ ledger }, { policy }) =>
    changeSettings(ledger, { webhookPolicy: policy }),
  ),
  /** How banks answer refunds from now on, pending ones too. */
  'refund-policy': action({ policy: REFUND_POLICIES }, (gateway, { policy }) => {
    changeSettings(gateway.ledger, { refundPolicy: policy })
    watchRefunds(gateway)
  }),
  /** Delivers what was held: as it happened, or (policy `reverse`) one by one with the newest first. */
  'release-webhooks': action({ order: ['as-sent', 'newest-first'] as const }, ({ webhooks }, { order }) =>
    webhooks.release(order),
  ),
  /** Delivers one event, notification or credit once more. */
  'resend-webhook': action({ event: 'text' }, (gateway, { event }) =>
    gateway.webhooks.resend(found(gateway, event)),
  ),
  /** Delivers it once more so that the shop must not believe it: by a wrong secret, or with another of the flaws. */
  'forge-webhook': action({ event: 'text', flaw: 'text?' }, (gateway, { event, flaw = 'secret' }) => {
    const known = WEBHOOK_FLAWS.find((each) => each === flaw)
    if (known === undefined) throw new Error(`flaw must be one of ${WEBHOOK_FLAWS.join(', ')}.`)
    gateway.webhooks.resend(found(gateway, event), known)
  }),
  /**
   * The next `times` API requests of either face whose "METHOD path" contains `match` meet this fault, or of those so many
   * of a hundred; `hold` and `drip` last until cleared.
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
  /** Kills the API's process (-9); its supervisor starts it again. */
  'kill-api': action({}, (gateway): Promise<void> => controlsOf(gateway).killApi()),
  /** The day of an order that waits for money is over, and its package costs 10.00 more since. */
  'raise-price': action({ order: 'text' }, (gateway, { order }): Promise<void> => raisePrice(gateway, order)),
  /** What the account can take. */
  methods: action({ card: 'yes-no', pix: 'yes-no' }, ({ ledger }, switches) =>
    changeSettings(ledger, { methods: METHODS.filter((method) => switches[method]) }),
  ),
  /**
   * No fault, the true time, every event delivered: also those that were held. What has happened stays. Answers a promise,
   * of the old prices, where some were raised.
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
