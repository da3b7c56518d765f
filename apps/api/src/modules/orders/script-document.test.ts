import { occasions } from '@recadinho/contracts/orders'
import { limits } from '@recadinho/contracts/limits'
import { unsaidChoices } from '@recadinho/contracts/personalization'
import {
  leftOutReasons,
  lineMoods,
  lineOrigins,
  lineParts,
  Script,
  scriptLimits,
} from '@recadinho/contracts/scripts'
import { MOODS } from '@recadinho/stage/pose'
import { OCCASIONS, writeScript } from '@recadinho/stage/script'
import { LINE_ORIGINS, LINE_PARTS, LINES_MAX, TEXT_MAX } from '@recadinho/stage/script-document'
import { LEFT_OUT_REASONS, UNSAID_CHOICES, UNSAID_MAX } from '@recadinho/stage/script-writer'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { documentOf } from './script-document.ts'

const contract = Compile(Script)
const amara = { en: 'Princess Amara', pt: 'Princesa Amara' }
const cast = ['princess-amara', 'rocket-rui', 'bramble'].map((id) => ({
  id,
  name: amara,
  greetingStyle: 'warm',
}))

/** What buyers may write and a line may not hold. */
const texts = [
  'Ela ama sapos.\r\n\tEla canta.\u2028Dança.',
  'Ama \u202Esapos\u202C e \u200Bgatos\u00AD.',
  '👩\u200D🚀 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 🎂',
  'Loves fro\u200Dgs and می\u200Cخواهم.',
  'a'.repeat(limits.notesByHandMax),
  'a\n'.repeat(350),
  'Oi! '.repeat(175),
  '<b>Ama</b> {name} https://example.com +55 11 98765-4321',
  'Привет! مرحبا!',
  '\u3164 …',
]

test.each(texts)('the shop’s script of what a buyer writes is one that an order takes: %j', (notes) => {
  for (const useAIVoice of [true, false])
    for (const count of [1, 2, 3])
      for (const occasion of OCCASIONS) {
        const lines = documentOf(
          writeScript({
            locale: 'pt',
            childName: 'Ana e Pedro 🎂',
            nameHint: 'Ah-na',
            childAge: 6,
            occasion,
            notes,
            useAIVoice,
            characters: cast.slice(0, count),
          }),
        )
        expect(contract.Errors(lines)).toEqual([])
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      }
})

test('the contract and the writer, which import nothing of each other, know the same words and limits', () => {
  const same = [
    [lineOrigins, LINE_ORIGINS],
    [lineParts, LINE_PARTS],
    [lineMoods, Object.keys(MOODS)],
    [leftOutReasons, [...LEFT_OUT_REASONS, 'removed', 'skipped']],
    [unsaidChoices, UNSAID_CHOICES],
    [occasions, OCCASIONS],
  ] as const
  for (const [contracts, stage] of same) expect([...contracts].toSorted()).toEqual([...stage].toSorted())
  expect([scriptLimits.textMax, scriptLimits.linesMax, limits.unsaidMax]).toEqual([
    TEXT_MAX,
    LINES_MAX,
    UNSAID_MAX,
  ])
})
