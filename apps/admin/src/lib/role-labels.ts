import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffRole } from '@recadinho/contracts/sessions'

export const roleLabels: Record<StaffRole, MessageDescriptor> = {
  owner: msg`Owner`,
  production: msg`Production`,
  marketing: msg`Marketing`,
}

/** Description of each role. */
export const roleHints: Record<StaffRole, MessageDescriptor> = {
  owner: msg`Sees and changes everything, including payments and the team.`,
  production: msg`Makes the videos: sees orders, but not the Payments page.`,
  marketing: msg`Speaks for the shop: doesn't see orders or payments.`,
}
