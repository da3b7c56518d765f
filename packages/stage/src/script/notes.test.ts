import { describe, expect, test } from 'vitest'
import { GREETING_STYLES } from '../cast.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { NoteCase } from '../testing/notes/note-case.ts'
import { notesEn } from '../testing/notes/en.ts'
import { notesPt } from '../testing/notes/pt.ts'
import { brokenRule } from './script-rules.ts'
import { sentencesOf } from './sentences.ts'
import { writeScript, writeText, type ScriptRequest } from './script.ts'

const sets: Record<StageLocale, readonly NoteCase[]> = { en: notesEn, pt: notesPt }
/** Never in what is said to a child, whatever the notes: another's pronoun, a note that is read out, a mark, money. */
const neverSaid: Record<StageLocale, readonly string[]> = {
  en: [
    '\\b(?:she|he|hers|himself|herself)\\b',
    '\\b(?:her|his|him)\\b',
    'told me this',
    '[{}<>*_#@]',
    '\\p{Extended_Pictographic}',
    ' {2}',
    '\\bundefined\\b',
    "don't mention",
  ],
  pt: [
    '(?<!\\p{L})(?:ela|dela|dele)(?!\\p{L})',
    'contou isto',
    '[{}<>*_#@]',
    '\\p{Extended_Pictographic}',
    ' {2}',
    '\\bundefined\\b',
    'não (?:mencion|coment)',
  ],
}
/** An owner's own characters, who speak in a style: what is told of the notes is the same of all. */
const cast = [
  { id: 'a-princess', name: { en: 'Princess Amara', pt: 'Princesa Amara' } },
  { id: 'a-captain', name: { en: 'Captain Kindly', pt: 'Capitão Gentil' } },
  { id: 'a-monster', name: { en: 'Bramble', pt: 'Felpudo' } },
]

/** Listed here, so that a new occasion gives no note another one. */
const occasions = [
  'birthday',
  'achievement',
  'backToSchool',
  'christmas',
  'easter',
  'childrensDay',
  'congratulations',
  'getWell',
  'justBecause',
] as const

/** The request of a case: each with another occasion, age, number of characters and style. */
const requestOf = (
  locale: StageLocale,
  notes: string,
  at: number,
  childName = 'Mia Ferreira',
): ScriptRequest => ({
  locale,
  childName,
  childAge: [2, 6, 12][at % 3] ?? 6,
  occasion: occasions[at % occasions.length] ?? null,
  notes,
  useAIVoice: true,
  characters: cast
    .slice(0, 1 + (at % 3))
    .map((one, i) => Object.assign({}, one, { greetingStyle: GREETING_STYLES[(at + i) % 7] ?? 'warm' })),
})

/** The types of this package know no console. */
const print = (line: string) =>
  (globalThis as unknown as { console: { info: (line: string) => void } }).console.info(line)

const matches = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text)

function faultsOf({ notes, holds, never, childName }: NoteCase, at: number, locale: StageLocale) {
  const request = requestOf(locale, notes, at, childName)
  const text = writeText(request)
  // “Ana! Ana!” is a call, not a line.
  const sentences = sentencesOf(text.replaceAll(/^[^:\n]+: /gm, '').replaceAll('\n', ' ')).filter(
    (sentence) => sentence.includes(' '),
  )
  // What a case asks for is allowed: “your brother loves his drum”.
  const rest = holds.reduce((words, pattern) => words.replace(new RegExp(pattern, 'iu'), '…'), text)
  const broken = [...neverSaid[locale], ...never].filter((pattern) => matches(pattern, rest))
  if (brokenRule(text, request) !== undefined) broken.push(`rule ${brokenRule(text, request)}`)
  if (new Set(sentences).size < sentences.length) broken.push('a sentence twice')
  return { notes, holds, text, broken, missing: holds.filter((pattern) => !matches(pattern, text)) }
}

describe.each(['en', 'pt'] as const)('notes as parents write them, in %s', (locale) => {
  const cases = sets[locale].map((note, at) => faultsOf(note, at, locale))

  test('W9: no script breaks a must-not', () => {
    const broken = cases.filter((one) => one.broken.length > 0)
    expect(broken.map(({ notes, broken: why, text }) => ({ notes, why, text }))).toEqual([])
  })

  test('W9: of these training notes at least half are told as a good script tells them', () => {
    const withHolds = cases.filter(({ holds }) => holds.length > 0)
    const good = withHolds.filter(({ missing, broken }) => missing.length + broken.length === 0).length
    print(
      `${locale}: ${good} of ${withHolds.length} notes (${((100 * good) / withHolds.length).toFixed(1)} %)`,
    )
    expect(withHolds.length).toBeGreaterThanOrEqual(60)
    expect(good / withHolds.length).toBeGreaterThanOrEqual(0.5)
  })

  test('the same order says the same each time', () => {
    const request = requestOf(locale, 'x', 5)
    expect(writeScript(request)).toEqual(writeScript(request))
  })
})
