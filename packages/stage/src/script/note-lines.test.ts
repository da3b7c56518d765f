import { expect, test } from 'vitest'
import type { StageLocale } from '../timeline-format.ts'
import { ALL_TEXTS, writeScript } from './script.ts'
import type { ScriptOccasion } from './script-texts.ts'

const amara = {
  id: 'princess-amara',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  greetingStyle: 'warm',
}
const requestOf = (notes: string, locale: StageLocale, occasion: ScriptOccasion = 'birthday') => ({
  locale,
  childName: 'Nina',
  childAge: 6,
  occasion,
  notes,
  useAIVoice: true,
  characters: [amara],
})

test.each([
  ['en', 'Kisses from Aunt Jo', /kiss/, /hug|love from/],
  ['en', 'Aunt Jo sends a hug', /hug/, /kiss|love from/],
  ['en', 'Lots of love, Aunt Jo', /love/, /kiss|hug from/],
  ['pt', 'Beijão da tia Jô', /beijo/, /abraço[^.]*\. (?:Quem|Adivinha)/],
  ['pt', 'A tia Jô manda um abraço', /abraço/, /beijo/],
  ['pt', 'Com carinho da tia Jô', /carinho|amor/, /beijo|abraço[^.]*\. (?:Quem|Adivinha)/],
] as const)(
  'W11: a kiss is passed on as a kiss, a hug as a hug, love as love, in %s: “%s”',
  (locale, notes, gift, otherGift) => {
    const used: string[] = []
    for (let film = 0; film < 6; film++) {
      const lines = writeScript({ ...requestOf(notes, locale), used })
      const line = lines.find(({ topic }) => topic === 'kiss')?.text ?? ''
      expect(line).toMatch(gift)
      expect(line).not.toMatch(otherGift)
      used.push(line)
    }
    expect(new Set(used).size).toBe(6)
  },
)

test.each([
  ['en', 'Ana loves digging holes', /\b(?:both|two|all)\b/],
  ['pt', 'A Ana adora cavar buracos', /de vocês|tudo/],
] as const)(
  'W6: what is told of one of several children is not promised of all, in %s',
  (locale, notes, ofAll) => {
    for (let age = 1; age < 12; age++) {
      const request = { ...requestOf(notes, locale), childName: 'Ana & Bo', childAge: age }
      const line = writeScript(request).find(({ topic }) => topic === 'each')?.text
      expect(line).toMatch(/Ana/)
      expect(line).not.toMatch(ofAll)
    }
  },
)

test.each([
  ['en', 'His hamster Pip just died'],
  ['pt', 'O hamster dele, o Pip, morreu ontem'],
] as const)('W4: the death of a pet makes the whole film gentle, in %s', (locale, notes) => {
  for (let age = 1; age < 13; age++) {
    const request = { ...requestOf(notes, locale, 'justBecause'), childAge: age }
    expect(
      writeScript(request)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/laugh|ordinary|party|rir|comum|festa|Pip/)
  }
})

test.each(['en', 'pt'] as const)(
  'W7: a film without an occasion claims nothing about the day, in %s',
  (locale) => {
    const { texts } = ALL_TEXTS.occasion('justBecause')
    const all = [
      ...texts[locale].occasion,
      ...(ALL_TEXTS.further?.occasion('justBecause')[locale].occasion ?? []),
    ]
    for (const line of all)
      expect(line).not.toMatch(
        /ordinary|no party|no special|candle|comum|sem festa|não (?:é|tem) (?:festa|bolo|data)|vela/i,
      )
  },
)
