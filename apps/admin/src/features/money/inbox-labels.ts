import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MoneyAction, MoneyInboxKind } from '@recadinho/contracts/money'
import {
  CardIcon,
  ClockLateIcon,
  CopyIcon,
  ErrorIcon,
  HelpIcon,
  LinkIcon,
  MinusIcon,
  ReplayIcon,
  ShieldIcon,
  type Icon,
} from '@recadinho/ui/icon'

export const kindIcons: Record<MoneyInboxKind, Icon> = {
  late: ClockLateIcon,
  duplicate: CopyIcon,
  repeats_confirmation: CopyIcon,
  underpaid: MinusIcon,
  unmatched: LinkIcon,
  mismatched: ErrorIcon,
  dispute: ShieldIcon,
  refund_failed: ReplayIcon,
  missing: HelpIcon,
  unequal: CardIcon,
}

export const kindLabels: Record<MoneyInboxKind, MessageDescriptor> = {
  late: msg`Late payment`,
  duplicate: msg`Duplicate payment`,
  repeats_confirmation: msg`Looks like a payment that staff confirmed`,
  underpaid: msg`Underpaid`,
  unmatched: msg`Unmatched payment`,
  mismatched: msg`Mismatched payment`,
  dispute: msg`Disputed`,
  refund_failed: msg`Refund returned`,
  missing: msg`Not on the provider's list`,
  unequal: msg`Amounts don't match`,
}

/** What happened, explained to someone who sees it for the first time. */
export const kindWords: Record<MoneyInboxKind, MessageDescriptor> = {
  late: msg`The order was already canceled or completed when the payment arrived.`,
  duplicate: msg`The order was already paid. Where the provider allows it, the shop refunds this payment automatically.`,
  repeats_confirmation: msg`Staff already confirmed this order's payment, for the same amount. If this is that payment, match the two: the order stays paid, and nothing is refunded.`,
  underpaid: msg`The price had changed by then, so the payment doesn't cover the order.`,
  unmatched: msg`We didn't ask for this payment. Find the order it was meant for, or refund it.`,
  mismatched: msg`The amount, currency or reference doesn't match the payment we asked for. It doesn't count toward the order.`,
  dispute: msg`The payer's bank wants the money back. Respond on the provider's site before its deadline; this closes once the bank decides.`,
  refund_failed: msg`The refund didn't go through, and the money is back with the shop.`,
  missing: msg`It's in our records but not on the provider's list. Check it there.`,
  unequal: msg`The provider's list shows a different amount from our records. Check it there.`,
}

export const actionLabels: Record<MoneyAction, MessageDescriptor> = {
  refund: msg`Refund…`,
  attach: msg`Assign to an order…`,
  match: msg`It's the same payment…`,
  reinstate: msg`Reopen order…`,
  resolve: msg`Mark as resolved…`,
}

/** A default reason if the kind is explanation enough; otherwise people have to say how they know. */
export const usualReason = (kind: MoneyInboxKind, action: MoneyAction): MessageDescriptor | undefined =>
  action === 'match'
    ? sameMoney
    : action === 'refund' || action === 'reinstate'
      ? kindLabels[kind]
      : undefined

const sameMoney = msg`The same payment that staff confirmed`
