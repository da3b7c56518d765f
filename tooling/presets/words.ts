import { readFileSync } from 'node:fs'

/** Translates a text of the app: `say('Move to {0}', { 0: 'Ready' })`. */
export type Say = (message: string, values?: Record<string, string>) => string

/**
 * Reads Lingui's `.po` catalogs, so that the same browser test runs in every language. The returned function throws on
 * an unknown message.
 */
export function readCatalogs(files: string[]): Say {
  const messages = new Map<string, string>()
  for (const file of files)
    for (const [, id = '', text = ''] of readFileSync(file, 'utf8').matchAll(entry))
      messages.set(unquote(id), unquote(text))
  return (message, values = {}) => {
    const text = messages.get(message)
    if (text === undefined) throw new Error(`No catalog has the message: ${message}`)
    return Object.entries(values).reduce((sum, [name, value]) => sum.replaceAll(`{${name}}`, value), text)
  }
}

/** A message without a context, and its translation; each is one quoted line or several. */
const entry = /(?<!^msgctxt .*\n)^msgid ((?:"(?:[^"\\]|\\.)*"\n)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm

const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, part = '']) => part.replaceAll('\\"', '"').replaceAll('\\n', '\n'))
    .join('')
