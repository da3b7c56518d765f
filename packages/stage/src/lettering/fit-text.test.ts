import { expect, test } from 'vitest'
import { createRecorder } from '../testing/recorder.ts'
import { isJoined } from '../letters.ts'
import { fitText } from './fit-text.ts'

/** Every letter is 18 wide at 100: 30 letters fit a row of 270 at half the size. */
const fit = (text: string, rows = 2, width = 270, height = 400) =>
  fitText(createRecorder().ctx, text, { width, height, size: 100, rows, font: 'any' })

test('a short text is one row at full size', () => {
  expect(fit('Happy Easter!')).toEqual({ rows: ['Happy Easter!'], size: 100 })
})

test('a longer one breaks after its comma, so that the name stays whole', () => {
  expect(fit("Happy Children's Day, Ana Clara!").rows).toEqual(["Happy Children's Day,", 'Ana Clara!'])
  expect(fit('Feliz Dia das Crianças, Zoé!', 2, 320).rows).toEqual(['Feliz Dia das Crianças,', 'Zoé!'])
})

test('it breaks between words where a break after the comma would make it small', () => {
  expect(fit('You did it, Guadalupe Esperanza Maria Fernanda!').rows).toEqual([
    'You did it, Guadalupe',
    'Esperanza Maria Fernanda!',
  ])
})

test('a double name breaks after its hyphen, a long one gets smaller', () => {
  expect(fit('Jean-Christophe-Alexandre').rows).toEqual(['Jean-Christophe-', 'Alexandre'])
  expect(fit('Bartholomew-Ann', 1).rows).toEqual(['Bartholomew-Ann'])
  expect(fit('Maximilianobartholomeu')).toEqual({ rows: ['Maximilianobartholomeu'], size: 68 })
})

test('a word that could not be read is divided between letters, unless its letters join', () => {
  expect(fit('a'.repeat(60)).rows).toEqual(['a'.repeat(30), 'a'.repeat(30)])
  expect(fit('👩‍🚀'.repeat(10)).rows.join('')).toBe('👩‍🚀'.repeat(10))
  expect(fit('م'.repeat(60)).rows).toEqual(['م'.repeat(60)])
  expect(fit(`Happy birthday, ${'a'.repeat(60)}!`, 3).rows).toEqual([
    'Happy birthday,',
    'a'.repeat(31),
    `${'a'.repeat(29)}!`,
  ])
})

test('rows are as high as they may be together', () => {
  const { rows, size } = fit('Happy birthday, Jean-Christophe-Alexandre!', 3, 270, 150)
  expect(rows).toEqual(['Happy birthday,', 'Jean-Christophe-Alexandre!'])
  expect(rows.length * size).toBeLessThanOrEqual(150)
  expect(fit('Happy birthday, Jean-Christophe-Alexandre!', 3).rows).toEqual([
    'Happy birthday,',
    'Jean-Christophe-',
    'Alexandre!',
  ])
})

test('letters of their own stand on pennants, those that join or run from the right do not', () => {
  const alone = [
    'Zoé',
    "D'Ávila 2",
    'Ελένη',
    'Анна',
    'Նարե',
    'ნინო',
    '王小明',
    'さくら',
    'サクラ',
    '김민준',
    'Mia 🦄',
  ]
  expect(alone.filter(isJoined)).toEqual([])
  const together = ['محمد', 'נועה', 'आरव', 'สมชาย', 'ਗੁਰੂ', 'ગીતા', 'മായ', 'ខ្មែរ', 'ລາວ', 'မြန်မာ', 'Sara سارة']
  expect(together.filter((name) => !isJoined(name))).toEqual([])
})
