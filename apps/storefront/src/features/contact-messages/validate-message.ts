import { isLine } from '@recadinho/contracts/one-line'
import { isEmail } from '../../lib/is-email.ts'

/** The form values as entered. */
export interface MessageForm {
  fullName: string
  email: string
  subject: string
  message: string
}
export type MessageField = keyof MessageForm

/** The minimum and maximum length of each text, in characters. */
export const bounds = { fullName: [2, 100], subject: [3, 150], message: [10, 4000] } as const

export type MessageIssue = 'name' | 'email' | 'subject' | 'message'
export type MessageIssues = Partial<Record<MessageField, MessageIssue>>

/** The message as sent: trimmed. */
export const trimmed = (form: MessageForm): MessageForm => ({
  fullName: form.fullName.trim(),
  email: form.email.trim(),
  subject: form.subject.trim(),
  message: form.message.trim(),
})

export function validateMessage(form: MessageForm): MessageIssues {
  const { fullName, email, subject, message } = trimmed(form)
  return {
    ...(isLine(fullName) && within(fullName, bounds.fullName) ? {} : { fullName: 'name' as const }),
    ...(isEmail(email) ? {} : { email: 'email' as const }),
    ...(isLine(subject) && within(subject, bounds.subject) ? {} : { subject: 'subject' as const }),
    ...(isProse(message) && within(message, bounds.message) ? {} : { message: 'message' as const }),
  }
}

const within = (text: string, [min, max]: readonly [number, number]) => {
  const { length } = Array.from(text)
  return length >= min && length <= max
}
const isProse = (text: string) => /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u.test(text)
