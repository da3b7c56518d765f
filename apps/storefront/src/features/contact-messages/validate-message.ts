import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { isEmail } from '@recadinho/contracts/email'

export const messageFields = ['fullName', 'email', 'subject', 'message'] as const
export type MessageField = (typeof messageFields)[number]

/** The form values as entered. */
export type MessageForm = Record<MessageField, string>

/** The most characters of a message. */
export const messageMax = 4000

const fits: Record<MessageField, (text: string) => boolean> = {
  fullName: (text) => isLine(text) && isVisible(text) && within(text, 2, 100),
  email: isEmail,
  subject: (text) => isLine(text) && isVisible(text) && within(text, 3, 150),
  message: (text) =>
    /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u.test(text) && isVisible(text) && within(text, 10, messageMax),
}

/** The message as sent. */
export const trimmed = (form: MessageForm): MessageForm => ({
  fullName: cleanLine(form.fullName),
  email: cleanLine(form.email),
  subject: cleanLine(form.subject),
  message: form.message.trim(),
})

/** The fields that the server would refuse. */
export function wrongFields(form: MessageForm): MessageField[] {
  const sent = trimmed(form)
  return messageFields.filter((field) => !fits[field](sent[field]))
}

/** In characters. */
function within(text: string, min: number, max: number) {
  const { length } = Array.from(text)
  return length >= min && length <= max
}
