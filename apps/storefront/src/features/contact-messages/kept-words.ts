import { passing } from '../../lib/storage.ts'
import type { MessageForm } from './validate-message.ts'

const key = 'recadinho.contact.v1'
const fields = ['fullName', 'email', 'subject', 'message'] as const satisfies (keyof MessageForm)[]

/** What was typed in this tab and not sent yet, by field; what cannot be ours is dropped. */
export function keptWords(): Partial<MessageForm> {
  const kept = Object(passing.read(key)) as Record<string, unknown> // whatever it is, it is looked into
  return collect((field) => (Object.hasOwn(kept, field) ? kept[field] : undefined))
}

/** Keeps these beside what is kept already; an empty text takes its field's back. */
export function keepWords(words: Partial<MessageForm>): void {
  const all = { ...keptWords(), ...words }
  if (fields.some((field) => all[field])) passing.write(key, all)
  else forgetWords()
}

export const forgetWords = (): void => passing.remove(key)

/** Those fields of which something is told. */
export function collect(told: (field: keyof MessageForm) => unknown): Partial<MessageForm> {
  const found: Partial<MessageForm> = {}
  for (const field of fields) {
    const text = told(field)
    if (typeof text === 'string' && text !== '') found[field] = text
  }
  return found
}
