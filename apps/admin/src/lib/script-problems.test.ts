import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { aLine } from '../../test/an-order.ts'
import { cleanScript, lineProblem, scriptProblem } from './script-problems.ts'

it.each([
  'Hi, Olivia!',
  '<b>Hi</b> https://example.com 555 0123',
  'x'.repeat(700),
  '🎉👨‍👩‍👧',
  'مرحبا يا يوسف',
  '小さな子',
])('“%s” is a line like any other', (text) => {
  expect(lineProblem(i18n, { text })).toBeUndefined()
  expect(scriptProblem(i18n, [aLine(text)])).toBeUndefined()
})

it.each(['', '   ', '\u200B', '\u3164'])(
  'a line that shows nothing is to be written or removed: “%s”',
  (text) => {
    expect(lineProblem(i18n, { text })).toBe('Write this line, or remove it')
    expect(scriptProblem(i18n, [aLine('Hi!'), aLine(text)])).toBe('Check the marked lines')
  },
)

it('characters that hide or turn others are refused, and those of pasted text are cleaned', () => {
  expect(lineProblem(i18n, { text: 'a\u202Eb' })).toBe("Some of these characters can't be used")
  const lines = [aLine('\u2068Hi!\u2069\u200B '), aLine('Bye!')]
  expect(cleanScript(lines).map(({ text }) => text)).toEqual(['Hi!', 'Bye!'])
  expect(cleanScript(lines)[1]).toEqual(lines[1])
})

it('counts emoji as one character each, as the server does', () => {
  expect(scriptProblem(i18n, [aLine('🎉'.repeat(450)), aLine('🎉'.repeat(450))])).toBeUndefined()
  expect(scriptProblem(i18n, [aLine('🎉'.repeat(450)), aLine('🎉'.repeat(451))])).toBe(
    'Use 900 characters or fewer',
  )
  expect(
    scriptProblem(
      i18n,
      Array.from({ length: 61 }, () => aLine('a')),
    ),
  ).toBe('Use 60 lines or fewer')
})
