import type { ContactView } from '@recadinho/contracts/filters'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnswerDelivery, ContactState } from '@recadinho/contracts/contact-messages'

export const viewLabels: Record<ContactView, MessageDescriptor> = {
  open: msg({ context: 'messages', message: 'Open' }),
  mine: msg({ context: 'messages', message: 'Mine' }),
  answered: msg({ context: 'messages', message: 'Answered' }),
  all: msg({ context: 'messages', message: 'All' }),
  spam: msg`Spam`,
}

export const stateLabels: Record<ContactState, MessageDescriptor> = {
  open: msg({ context: 'message', message: 'Open' }),
  answered: msg({ context: 'message', message: 'Answered' }),
  spam: msg`Spam`,
}

export const stateTones = { open: 'warning', answered: 'success', spam: 'neutral' } as const

export const deliveryLabels: Record<AnswerDelivery, MessageDescriptor> = {
  sending: msg`Sending…`,
  waiting: msg`Waiting for a mail server`,
  sent: msg`Email sent`,
  failed: msg`Email not sent`,
}

export const deliveryTones = {
  sending: 'neutral',
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
} as const
