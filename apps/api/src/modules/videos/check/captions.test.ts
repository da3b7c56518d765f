import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

test('V7.5: a script becomes captions from the first moment to the last', () => {
  expect(captionsOf('Hello, Olivia! Happy birthday <3', 4)).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:01.872\nHello, Olivia!\n',
      '00:00:01.872 --> 00:00:04.000\nHappy birthday &lt;3\n',
    ].join('\n'),
  )
})

test('V7.5: no caption is longer than a phone shows at once', () => {
  const text = 'a long sentence that goes on and on without any mark that would end it '.repeat(5)
  const lines = captionsOf(text, 3700).split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(70)
  expect(lines.findLast((line) => line.includes('-->'))).toMatch(/--> 01:01:40\.000$/)
})

test('V7.5: an empty script is a file without captions', () => {
  expect(captionsOf(' \n ', 3)).toBe('WEBVTT\n')
})
