import { expect, test } from 'vitest'
import { matches } from './find-character.ts'

const amara = {
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  description: { en: 'Sings to the morning.', pt: 'Canta para a manhã.' },
}

test.each([
  ['ama', 'en', true],
  ['  PRINCESS  ', 'en', true],
  ['amara prin', 'en', true],
  ['manha', 'pt', true],
  ['MANHÃ,', 'pt', true],
  ['', 'en', true],
  ['…', 'en', true],
  ['mara', 'en', false],
  ['canta', 'en', false],
  ['amara bramble', 'en', false],
] as const)('“%s” in %s finds her: %s', (typed, locale, found) => {
  expect(matches(amara, typed, locale)).toBe(found)
})
