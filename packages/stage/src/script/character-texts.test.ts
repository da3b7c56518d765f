import { describe, expect, test } from 'vitest'
import { CAST } from '../cast.ts'
import { actsIn, actsNotSeen } from '../testing/acts.ts'
import { ALL_TEXTS, OCCASIONS, writeScript, writeText, type ScriptRequest } from './script.ts'
import { brokenRule } from './script-rules.ts'
import type { CharacterTexts, Variants } from './script-texts.ts'
import { sentencesOf } from './sentences.ts'

const locales = ['en', 'pt'] as const
const members = CAST.map((member) => Object.assign({}, member, { id: member.slug }))
const request: ScriptRequest = {
  locale: 'en',
  childName: 'Olívia',
  childAge: 6,
  occasion: 'birthday',
  notes: '',
  useAIVoice: true,
  characters: [],
}
const PARTS = ['opening', 'joining', 'gag', 'joke', 'farewell'] as const

const textsOf = (slug: string): CharacterTexts => {
  const texts = ALL_TEXTS.own(slug)
  if (!texts) throw new Error(`${slug} has no words of its own`)
  return texts
}

/** Of one character: itself alone, and as the last of three. */
const castsOf = (at: number) => {
  const own = members.slice(at, at + 1)
  return [own, [...members.slice(at - 3, at - 1), ...own].slice(-3)]
}

const isFor = (limit: string, variants: Variants) => variants.filter((one) => one.startsWith(limit))
/** For children of every age, in glad films and in others. */
const always = (variants: Variants) => variants.filter((one) => !/^[<>*]/.test(one))

describe.each(members)('W14: $slug', (member) => {
  const { slug } = member
  const at = members.indexOf(member)

  test.each(locales)('has enough lines for each age and each day, in %s', (locale) => {
    const texts = textsOf(slug)[locale]
    expect(PARTS.flatMap((part) => texts[part]).length).toBeGreaterThanOrEqual(10)
    expect(always(texts.opening).length).toBeGreaterThanOrEqual(2)
    expect(isFor('<4 ', texts.opening)).toHaveLength(1)
    expect(isFor('>9 ', texts.opening)).toHaveLength(1)
    expect(texts.joining.length).toBeGreaterThanOrEqual(2)
    expect(texts.gag.length).toBeGreaterThanOrEqual(2)
    expect(always(texts.joke).length).toBeGreaterThanOrEqual(1)
    expect(always(texts.farewell).length).toBeGreaterThanOrEqual(2)
  })

  test.each(locales)('names itself and the child once where it greets, in %s', (locale) => {
    const texts = textsOf(slug)[locale]
    const count = (line: string, key: string) => line.split(`{${key}}`).length - 1
    const names = { opening: [1, 1], joining: [0, 1], gag: [0, 0], joke: [0, 0], farewell: [1, 0] } as const
    for (const part of PARTS)
      for (const line of texts[part]) {
        expect([line, count(line, 'name'), count(line, 'me')]).toEqual([line, ...names[part]])
        expect(line.replaceAll(/\{(?:name|me)\}/g, '')).not.toMatch(/[{}]/)
      }
    for (const line of texts.opening) expect(sentencesOf(line)[0]).toContain('{name}')
    // In Portuguese its article comes before it, in small letters.
    const wrong = locale === 'pt' ? /[.!?…] \{me\}|(?<!\p{L})(?:de|em|por|a) \{me\}/u : /\ba \{me\}/
    for (const line of [...texts.opening, ...texts.joining]) expect(line).not.toMatch(wrong)
  })

  test.each(locales)('only says what its drawing does, while it does it, in %s', (locale) => {
    const texts = textsOf(slug)[locale]
    const unseen = PARTS.flatMap((part) =>
      texts[part].flatMap((line) =>
        actsNotSeen(line, slug, locale, part === 'gag' || part === 'joke' ? part : null).map(
          (act) => `${part}: ${act}: ${line}`,
        ),
      ),
    )
    expect(unseen).toEqual([])
    for (const line of texts.gag) expect([line, actsIn(line, locale)]).not.toEqual([line, []])
    expect(texts.joke.some((line) => actsIn(line, locale).length > 0)).toBe(true)
  })

  test.each(locales)('keeps the rules of every script, in %s', (locale) => {
    for (const occasion of OCCASIONS)
      for (const childAge of [2, 6, 12])
        for (const characters of castsOf(at)) {
          const wanted = { ...request, locale, occasion, childAge, characters, childName: 'Olívia Prado' }
          const text = writeText(wanted)
          expect([text, brokenRule(text, wanted)]).toEqual([text, undefined])
          expect(text).not.toMatch(/Prado|[{}]|\s[!,.?]|(?:^|(?:[^.][.]|[!?]) )\p{Ll}/u)
          expect(text.split('Olívia').length - 1).toBeLessThanOrEqual(4)
          expect(text).not.toMatch(
            /\b(?:sleep tight|sweet dreams|go to (?:bed|sleep))|\bdurma|\bdorme|sonhe/i,
          )
        }
  })
})

const topicsOf = (change: Partial<ScriptRequest>) =>
  writeScript({ ...request, ...change }).flatMap(({ topic }) => topic ?? [])

test('W14: a gag is told in a glad film, and a joke where nothing of the notes is', () => {
  const characters = members.slice(0, 1)
  expect(topicsOf({ characters })).toEqual(['gag', 'joke'])
  expect(topicsOf({ characters, notes: 'She loves frogs.' })).toEqual(['gag', 'likes'])
  expect(topicsOf({ characters, occasion: 'getWell' })).toEqual(['joke'])
  expect(topicsOf({ characters: members.slice(0, 3) })).toEqual(['gag'])
})

test('W13: what the notes tell is never left out for a gag', () => {
  const characters = members.slice(7, 10)
  const notes = `Loves ${'frogs, owls, kites, maps, drums, puddles, '.repeat(3)}and boats. Learned to ${'swim far and '.repeat(8)}dive. Loves ${'sand and mud and '.repeat(9)}rain.`
  const script = writeScript({ ...request, characters, notes })
  expect(script.filter(({ note }) => note !== null).length).toBeGreaterThan(0)
  expect(script.some(({ topic }) => topic === 'gag')).toBe(false)
})

test('W4: near sad news nobody says a word of its own', () => {
  const notes = { en: 'Her grandpa died.', pt: 'O vovô dela morreu.' }
  for (const locale of locales)
    for (const member of members) {
      const sad: ScriptRequest = {
        ...request,
        locale,
        characters: [member],
        occasion: 'justBecause',
        notes: notes[locale],
      }
      const said = writeScript(sad).map(({ text }) => text)
      const alone = { ...member, id: 'an-owners-own' }
      expect(said).toEqual(writeScript({ ...sad, characters: [alone] }).map(({ text }) => text))
    }
})
