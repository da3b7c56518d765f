import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CommissionKind } from '@recadinho/contracts/commissions'
import type { CommissionState } from '@recadinho/contracts/filters'

export const commissionStateLabels: Record<CommissionState, MessageDescriptor> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  paid: msg({ context: 'commission', message: 'Paid' }),
}

export const commissionKindLabels: Record<CommissionKind, MessageDescriptor> = {
  earned: msg`Earned`,
  reversed: msg`Taken back`,
  restored: msg`Given back`,
}
