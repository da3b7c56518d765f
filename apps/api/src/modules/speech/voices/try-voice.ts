import { locales, type Locale } from '@recadinho/i18n/locales'
import { languageNames, speakersOf, type SpokenLine, type Voice } from './voice.ts'

const words: Readonly<Record<Locale, string>> = { en: 'Hello!', pt: 'Olá!' }

/** Has each speaker on this machine say a word, and returns a sentence for each that does not. A service would charge for it. */
export async function tryVoice(voice: Voice): Promise<string[]> {
  if (voice.isService) return []
  const lines = locales.flatMap((locale) =>
    speakersOf(voice, locale).map(({ name }): SpokenLine => ({
      text: words[locale],
      locale,
      mood: null,
      voice: name,
      pace: 1,
    })),
  )
  const said = await voice.speak(lines, new AbortController().signal)
  return lines.flatMap(({ locale, voice: name }, i) => {
    const one = said[i]
    return one && 'fault' in one
      ? [`The ${languageNames[locale]} voice ${name} did not say a word (${one.fault}).`]
      : []
  })
}
