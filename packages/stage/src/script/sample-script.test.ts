import { expect, test } from 'vitest'
import { SAMPLE_CHILD, sampleScript } from './sample-script.ts'

const amara = {
  slug: 'a-princess',
  art: 'princess-amara',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  article: 'a',
} as const

test('a sample greets the child by its first name, and tells whose voice it is', () => {
  const lines = sampleScript(amara, 'Tainá Souza', 'pt')
  expect(lines.map(({ text }) => text).slice(0, 2)).toEqual([
    'Feliz aniversário, Tainá!',
    'Sou eu, a Princesa Amara. Contei o seu nome pros passarinhos, e agora eles cantam.',
  ])
  expect(lines.map(({ speaker, of, part }) => [speaker, of, part])).toEqual([
    ['a-princess', 0, 'opening'],
    ['a-princess', 1, 'detail'],
    ['a-princess', 2, 'detail'],
    ['a-princess', 3, 'wish'],
    ['a-princess', 4, 'farewell'],
  ])
})

test('a character without words of its own says what any can say', () => {
  const [, second] = sampleScript({ ...amara, art: 'bramble' }, SAMPLE_CHILD.name.en, 'en')
  expect(second?.text).toBe('It’s me, Princess Amara! Even the sun got up early to see you.')
})
