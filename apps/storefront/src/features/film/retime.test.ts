import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline } from '@recadinho/stage/timeline'
import { expect, test } from 'vitest'
import { changedLine } from './retime.ts'

provideAllParts()

const filmSaying = (...texts: string[]) =>
  composeTimeline({
    cast: ['bramble'],
    lines: texts.map((text) => ({ speaker: 'bramble', text })),
    locale: 'en',
    seed: 1,
  })

test.each([
  ['no change', ['Hi!', 'Bye!'], ['Hi!', 'Bye!'], -1],
  ['a changed line', ['Hi!', 'Bye!'], ['Hi!', 'See you!'], 1],
  ['an added line', ['Hi!'], ['Hi!', 'Bye!'], 1],
  ['a removed last line', ['Hi!', 'Bye!'], ['Hi!'], 0],
  ['all removed', ['Hi!'], [], -1],
])('the first changed line: %s', (_, before, after, line) => {
  expect(changedLine(filmSaying(...before), filmSaying(...after))).toBe(line)
})
