import type { Locale } from '@recadinho/i18n/locales'
import type { ProgramVoiceConfig, SpeechConfig } from '../../../config-speech.ts'
import { flite } from './flite.ts'
import { createSpeechService } from './http-speech.ts'
import { festival, findInstalled, rhvoice, type InstalledProgram } from './installed-program.ts'
import { createNeuralVoice } from './neural-voice.ts'
import { speakersOf, type Said, type Speakers, type SpeakingProgram, type Voice } from './voice.ts'

/** Programs on this machine, each of which speaks a language or a part of it. All are drafts. */
export function createProgramVoice({ en, pt, searchPath }: ProgramVoiceConfig): Voice {
  const faults: string[] = []
  const find = (program: InstalledProgram, locale: Locale): SpeakingProgram[] => {
    const found = findInstalled(program, { locale, searchPath })
    if (typeof found !== 'string') return [found]
    faults.push(found)
    return []
  }
  /** Festival's own men are no match for its woman. */
  const withMen = () => find(festival, 'en').flatMap((program) => [program, flite])
  /** Who speaks which language; an earlier one comes before a later one. */
  const programs: Record<Locale, SpeakingProgram[]> = {
    en: { flite: () => [flite], festival: withMen, rhvoice: () => find(rhvoice, 'en') }[en](),
    pt: pt === 'rhvoice' ? find(rhvoice, 'pt') : [],
  }
  const speakersIn = (locale: Locale): NonNullable<Speakers[Locale]> =>
    Object.assign({}, ...programs[locale].map(({ speakers }) => speakers[locale]).toReversed())
  return {
    version: 'program',
    isDraft: true,
    isService: false,
    speakers: { en: speakersIn('en'), pt: speakersIn('pt') },
    faults: () => Promise.resolve(faults),
    async speak(lines, signal) {
      const said = lines.map((): Said => ({ fault: 'no_voice' }))
      const all = new Set([...programs.en, ...programs.pt])
      const parts = [...all].map(async (program) => {
        const own = lines.flatMap((line, at) => (program === speakerOf(line) ? [{ line, at }] : []))
        if (own.length === 0) return
        const sounds = await program.speak(
          own.map(({ line }) => line),
          signal,
        )
        own.forEach(({ at }, i) => (said[at] = sounds[i] ?? { fault: 'no_voice' }))
      })
      await Promise.all(parts)
      return said
    },
  }

  function speakerOf({ locale, voice }: { locale: Locale; voice: string }): SpeakingProgram | undefined {
    return programs[locale].find((program) => speakersOf(program, locale).some(({ name }) => name === voice))
  }
}

/** The voice that the configuration names, if any. */
export function createVoice(config: SpeechConfig['voice']): Voice | undefined {
  if (config === undefined) return undefined
  if (config.kind === 'program') return createProgramVoice(config)
  return config.kind === 'neural' ? createNeuralVoice(config) : createSpeechService(config)
}
