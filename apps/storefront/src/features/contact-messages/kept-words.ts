import { passing } from '../../lib/storage.ts'
import { messageFields, type MessageForm } from './validate-message.ts'

const key = 'recadinho.contact.v1'

/** Input stored in this tab and not yet sent, by field; invalid values are dropped. */
export function keptWords(): Partial<MessageForm> {
  const kept = Object(passing.read(key)) as Record<string, unknown> // anything may be stored: it is checked
  return collect((field) => (Object.hasOwn(kept, field) ? kept[field] : undefined))
}

/** Merges these into the stored values; an empty text removes its field. */
export function keepWords(words: Partial<MessageForm>): void {
  const all = { ...keptWords(), ...words }
  if (messageFields.some((field) => all[field])) passing.write(key, all)
  else forgetWords()
}

export const forgetWords = (): void => passing.remove(key)

/** The non-empty fields. */
export function collect(valueOf: (field: keyof MessageForm) => unknown): Partial<MessageForm> {
  const found: Partial<MessageForm> = {}
  for (const field of messageFields) {
    const text = valueOf(field)
    if (typeof text === 'string' && text !== '') found[field] = text
  }
  return found
}
