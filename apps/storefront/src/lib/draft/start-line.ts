import type { Locale } from '@recadinho/i18n/locales'
import { STARTER_LINES } from '@recadinho/stage/starters'
import { lengthOf, notesMax } from './validate-personalization.ts'

/**
 * The notes with a new line that begins with a starter. A starter at their end to which nothing was added is replaced.
 * `undefined` without room for a word after it.
 */
export function startLine(notes: string, starter: string, locale: Locale): string | undefined {
  const lines = notes.trimEnd().split(/\r?\n/)
  const last = lines.at(-1)?.trim()
  if (last === '' || Object.values(STARTER_LINES[locale]).some((text) => text.trim() === last)) lines.pop()
  const started = [...lines, starter].join('\n')
  return lengthOf(started) < notesMax(true) ? started : undefined
}
