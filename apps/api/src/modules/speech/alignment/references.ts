import type { Locale } from '@recadinho/i18n/locales'
import type { Reference, sayAll } from './espeak-reference.ts'
import { keptProgram } from './kept-program.ts'

export type { Reference }

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './espeak-reference.ts' : './espeak-reference.js'
const say = keptProgram<typeof sayAll>({
  entry: new URL(entry, import.meta.url),
  name: 'sayAll',
})

/** With a woman's formants, which are in the middle between a man's and a child's. */
const voices: Readonly<Record<Locale, string>> = { en: 'en-us+f2', pt: 'pt-br+f2' }

/** References of lines that each take about so many seconds. Rejects if the program fails. */
export const referencesOf = (
  lines: readonly { text: string; locale: Locale; seconds: number }[],
  signal?: AbortSignal,
): Promise<Reference[]> =>
  say(
    lines.map(({ text, locale, seconds }) => ({ text, voice: voices[locale], seconds })),
    signal,
  )
