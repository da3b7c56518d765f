import { describe, expect, test } from 'vitest'
import { boundsOf } from '../bounds.ts'
import { propsIn } from './find-props.ts'
import { provideAllParts } from '../all-parts.ts'
import { propNodes } from '../known-decor.ts'
import { PROP_DRAWINGS } from './props.ts'
import { wordsEn } from './words-en.ts'
import { wordsPt } from './words-pt.ts'

provideAllParts()

const PROPS = Object.keys(PROP_DRAWINGS)
const found = (text: string, locale: 'en' | 'pt') => propsIn(text, locale).map(({ prop }) => prop)

test('D4: at least forty things have a drawing and words in both languages', () => {
  expect(PROPS.length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(wordsEn).toSorted()).toEqual(PROPS.toSorted())
  expect(Object.keys(wordsPt).toSorted()).toEqual(PROPS.toSorted())
})

test.each(PROPS)('%s is drawn inside its round paper, and unlike any other', (prop) => {
  const { left = 0, top = 0, right = 0, bottom = 0 } = boundsOf(propNodes(prop)) ?? {}
  expect(right - left).toBeGreaterThan(0)
  expect(Math.min(left, top)).toBeGreaterThan(-124)
  expect(Math.max(right, bottom)).toBeLessThan(124)
  const drawing = JSON.stringify(propNodes(prop))
  expect(PROPS.filter((other) => JSON.stringify(propNodes(other)) === drawing)).toEqual([prop])
})

describe('words', () => {
  test.each([
    ['you sing to your dog', ['microphone', 'dog']],
    ['you lost your first tooth', ['tooth']],
    ['you ride your bike without training wheels', ['bicycle', 'bicycle']],
    ['you love DINOSAURS and swimming', ['dinosaur', 'swimming']],
    ['you packed your school bag and a book', ['schoolBag', 'book']],
    ['you play the guitar', ['guitar']],
    ['you love hot dogs', []],
    ['you can bear it', []],
    ['you train hard', []],
    ['you have a cat named Star', ['cat']],
  ])('in English: %s', (text, props) => expect(found(text, 'en')).toEqual(props))

  test.each([
    ['você canta para o seu cachorrinho', ['microphone', 'dog']],
    ['você perdeu o primeiro dente', ['tooth']],
    ['você anda de bicicleta sem rodinhas', ['bicycle', 'bicycle']],
    ['você ama DINOSSAUROS e natação', ['dinosaur', 'swimming']],
    ['você arrumou a mochila e um livro', ['schoolBag', 'book']],
    ['você toca violão', ['guitar']],
    ['você adora cachorro-quente', []],
    ['você não come nada', []],
    ['você tem um cachorro chamado Bolinha', ['dog']],
  ])('in Portuguese: %s', (text, props) => expect(found(text, 'pt')).toEqual(props))

  test('a word inside another is none', () => {
    expect(found('you understand the category', 'en')).toEqual([])
    expect(found('você carregou o gatilho', 'pt')).toEqual([])
  })

  test('a long text without spaces holds nothing, and takes no time', () => {
    expect(found('x'.repeat(700), 'en')).toEqual([])
  })
})
