import { expect, test } from 'vitest'
import { readMarks } from './part-marks.ts'

test.each([
  ['after a sentence', 'Hi! You sing. [2] Bye!', 'Hi! You sing. Bye!', [[13, [2]]]],
  ['of several parts', 'You sing and dance. [1, 12]', 'You sing and dance.', [[19, [1, 12]]]],
  ['within the sentence', 'You sing [3].', 'You sing.', [[8, [3]]]],
  ['without a blank after it', 'You sing.[1]Bye!', 'You sing. Bye!', [[9, [1]]]],
  [
    'two of them',
    'You sing. [1][2] Bye! [3]',
    'You sing. Bye!',
    [
      [9, [1]],
      [9, [2]],
      [14, [3]],
    ],
  ],
  ['none', 'Hi [you]! [x] [123]', 'Hi [you]! [x] [123]', []],
] as const)('a mark %s is no word', (_, answer, text, marks) => {
  expect(readMarks(answer)).toEqual({ text, marks: marks.map(([at, parts]) => ({ at, parts })) })
})
