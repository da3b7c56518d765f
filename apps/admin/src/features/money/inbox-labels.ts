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
  late: msg`Paid too late`,
  duplicate: msg`Paid twice`,
  repeats_confirmation: msg`Looks like a payment that staff confirmed`,
  underpaid: msg`Paid too little`,
  unmatched: msg`Money without an order`,
  mismatched: msg`Not what was asked for`,
  dispute: msg`Disputed`,
  refund_failed: msg`Refund came back`,
  missing: msg`Unknown to the gateway`,
  unequal: msg`Amounts differ`,
}

/** What happened, for somebody who sees it for the first time. */
export const kindWords: Record<MoneyInboxKind, MessageDescriptor> = {
  late: msg`The order was already cancelled or completed when the money came.`,
  duplicate: msg`The order was already paid. Where the gateway can, the shop gives this one back by itself.`,
  repeats_confirmation: msg`Staff already confirmed this order's payment, for the same amount. If this is that payment, match the two: the order stays paid, and nothing is refunded.`,
  underpaid: msg`The price had changed by then: the order is not covered.`,
  unmatched: msg`No payment of ours asked for it. Find the order that it was meant for, or give it back.`,
  mismatched: msg`Amount, currency or reference differ from the payment that was opened. The order is not paid by it.`,
  dispute: msg`The payer's bank wants it back. Answer at the gateway in time; this closes once the bank has decided.`,
  refund_failed: msg`It could not be given back, and is with the shop again.`,
  missing: msg`Our books have it, the gateway's own list has not. Look it up there.`,
  unequal: msg`The gateway's own list has another amount than our books. Look it up there.`,
}

export const actionLabels: Record<MoneyAction, MessageDescriptor> = {
  refund: msg`Give it back…`,
  attach: msg`Attach to an order…`,
  match: msg`It's the same payment…`,
  reinstate: msg`Go on with the order…`,
  resolve: msg`Mark as dealt with…`,
}

/** A reason to begin with where the kind says it all; otherwise people say how they know. */
export const usualReason = (kind: MoneyInboxKind, action: MoneyAction): MessageDescriptor | undefined =>
  action === 'match'
    ? sameMoney
    : action === 'refund' || action === 'reinstate'
      ? kindLabels[kind]
      : undefined

const sameMoney = msg`The same payment that staff confirmed`
