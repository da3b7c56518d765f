import { expect, test } from 'vitest'
import { CAST, GREETING_STYLES } from '../cast.ts'
import type { StageLocale } from '../timeline-format.ts'
import { sentencesOf } from './sentences.ts'
import { OCCASIONS, spokenName, writeScript } from './script.ts'

const names = [
  { en: 'Princess Amara', pt: 'Princesa Amara' },
  { en: 'Captain Kindly', pt: 'Capitão Gentil' },
  { en: 'Bramble', pt: 'Felpudo' },
]
const members = CAST.map((member) => Object.assign({}, member, { id: member.slug }))
/** Each style alone, and three characters of different styles and of one; each member of the cast alone, and three at once. */
const casts = [
  ...GREETING_STYLES.map((style) => [style]),
  ['warm', 'playful', 'brave'],
  ['funny', 'funny', 'funny'],
  ['wise', 'gentle', 'excited'],
]
  .map((styles) =>
    styles.map((greetingStyle, i) => ({
      id: `speaker-${i}`,
      name: names[i] ?? { en: '', pt: '' },
      greetingStyle,
    })),
  )
  .concat(
    members.map((member) => [member]),
    [members.slice(0, 3), members.slice(7, 10), members.slice(-3)],
  )
/** What a family writes over the years: each time something else, of the same kinds. */
const things = {
  en: ['frogs', 'owls', 'kites', 'maps', 'drums', 'puddles'],
  pt: ['sapos', 'corujas', 'pipas', 'mapas', 'tambores', 'poças'],
}
const notesOf = {
  en: (thing: string) => `She learned to draw ${thing}. She loves ${thing}. Tell her to count ${thing}.`,
  pt: (thing: string) => `Aprendeu a desenhar ${thing}. Ama ${thing}. Fala pra ela contar ${thing}.`,
}

/** Six films of one family with each cast for each occasion, each film written with the five before it. */
const families = (locale: StageLocale, childName: string): string[][][] =>
  OCCASIONS.flatMap((occasion, o) =>
    casts.map((characters, c) => {
      const childAge = [2, 6, 12][(o + c) % 3] ?? 6
      const films: string[][] = []
      for (const thing of things[locale]) {
        const notes = notesOf[locale](thing)
        const used = films.slice(-5).map((lines) => lines.join(' '))
        const wanted = { locale, occasion, characters, childAge, childName, notes, used, useAIVoice: true }
        const text = writeScript(wanted)
          .map((line) => line.text)
          .join(' ')
        films.push(sentencesOf(text.replaceAll(spokenName(childName, locale), 'Ana')))
      }
      return films
    }),
  )

/** A greeting of the day, the age and a name are said each time; what is shorter is no line. */
const mayBeSaidAgain: Record<StageLocale, RegExp> = {
  en: /^(?:\S+(?: \S+){0,2}|(?:Happy birthday|Happy Children's Day|Merry|Happy Easter).{0,14}|.*\b(?:2|6|12) years old!|(?:And )?it's [^,]+[!.])$/iu,
  pt: /^(?:\S+(?: \S+){0,2}|Feliz (?:aniversário|Natal|Páscoa|Dia das Crianças)!|.*(?:2|6|12) anos.*!|(?:E |Oi, |Ei, )?(?:sou eu,|aqui é|aqui estou eu,|é) [oa] (?:\p{Lu}[\p{L}-]+ ?)+[!.])$/iu,
}

function repeatedIn(films: string[][], locale: StageLocale): string[] {
  const lines = films.flat().filter((line) => !mayBeSaidAgain[locale].test(line))
  return lines.filter((line, at) => lines.indexOf(line) < at)
}

test.each(['en', 'pt'] as const)('W7: six films of a family say no line twice, in %s', (locale) => {
  const repeated = families(locale, 'Olívia').flatMap((films) => repeatedIn(films, locale))
  expect([...new Set(repeated)]).toEqual([])
})

const toOne = {
  en: /\b(?:yourself|my friend|a hero|(?:heart|smile|wish) feels)\b|you're (?:2|6|12) years|[[\]|]/iu,
  pt: /(?<!\p{L})(?:você|te|contigo|seu|sua|seus|suas|fecha|guarda|sopra|leva|conta comigo|aproveita)(?!\p{L})|[[\]|]/iu,
}

test.each(['en', 'pt'] as const)('W6: two children are spoken to as two, in %s', (locale) => {
  const all = families(locale, 'Ana & Bo')
  expect(all.flatMap((films) => repeatedIn(films, locale))).toEqual([])
  expect([...new Set(all.flat(2).filter((line) => toOne[locale].test(line)))]).toEqual([])
})

test('W6: three children are not called two', () => {
  const lines = families('en', 'Ana, Bia & Caio').flat(2)
  expect(lines.filter((line) => /\byou (?:two|both)\b|two of you/i.test(line))).toEqual([])
  expect(lines.some((line) => line.includes('you all'))).toBe(true)
})
