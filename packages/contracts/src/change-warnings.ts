import { Type, type Static } from 'typebox'
import { DeliveryHours } from './catalog.ts'
import { Closed, CurrencyCode, LocalizedText, Money, Nullable } from './common.ts'

/**
 * The request header that confirms a change. A change with warnings fails with 409 `needs_confirmation`, whose details
 * are `NeedsConfirmation`; sent again with this header it is made, unless its warnings have changed.
 */
export const confirmationHeader = 'x-confirmation'

/** Why nobody can buy anything. */
export const closedReasons = ['maintenance', 'no_capacity', 'no_packages', 'no_payment_options'] as const
export type ClosedReason = (typeof closedReasons)[number]

const title = LocalizedText
const currencies = Type.Array(CurrencyCode)
const Count = Type.Integer({ minimum: 0 })

/** What a change would do to the shop that is rarely meant. */
export const ChangeWarning = Type.Union([
  Closed({ kind: Type.Literal('nobody_can_buy'), reason: Type.Enum(closedReasons) }),
  /** In these currencies no payment option is left. */
  Closed({ kind: Type.Literal('cannot_pay'), currencies }),
  Closed({ kind: Type.Literal('free'), title, currency: CurrencyCode }),
  /** The price changes by more than half. */
  Closed({ kind: Type.Literal('price'), title, was: Money, now: Money }),
  /** A new price far outside those of the other packages. */
  Closed({ kind: Type.Literal('unusual_price'), title, now: Money, lowest: Money, highest: Money }),
  /** The promise becomes shorter, or longer by more than half. Orders keep the hours they were made with. */
  Closed({ kind: Type.Literal('hours'), title, was: DeliveryHours, now: DeliveryHours }),
  /** The package is no longer sold in these currencies. */
  Closed({ kind: Type.Literal('not_sold'), title, currencies }),
  /** The rate changes by more than a fifth. Decimal text, units per 1 USD. */
  Closed({ kind: Type.Literal('rate'), currency: CurrencyCode, was: Type.String(), now: Type.String() }),
  Closed({ kind: Type.Literal('free_code'), code: Type.String() }),
  /** Totals in these currencies, with this promo code or without any, that no payment option can take. */
  Closed({
    kind: Type.Literal('too_small'),
    title,
    totals: Type.Array(Money),
    code: Nullable(Type.String()),
  }),
  /** Films are approved together: how many wait now, and how many of them passed every check. */
  Closed({ kind: Type.Literal('approve_in_bulk'), waiting: Count, passed: Count }),
  /** Films are approved and delivered by a rule: how many were made in 30 days, how many of them passed, and how many wait. */
  Closed({ kind: Type.Literal('approve_by_rule'), made: Count, passed: Count, waiting: Count }),
])
export type ChangeWarning = Static<typeof ChangeWarning>

/** The details of `needs_confirmation`. */
export const NeedsConfirmation = Closed({
  warnings: Type.Array(ChangeWarning),
  /** The value of the header that confirms exactly these warnings. */
  confirmation: Type.String(),
})
export type NeedsConfirmation = Static<typeof NeedsConfirmation>
