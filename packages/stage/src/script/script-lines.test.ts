import { expect, test } from 'vitest'
import { composeTimeline } from '../timeline.ts'
import { scriptLines } from './script-lines.ts'
import { turnText, writeTurns, type ScriptRequest } from './script.ts'
import '../characters.ts'

const cast = ['princess-amara', 'captain-kindly', 'bramble']
const request: ScriptRequest = {
  locale: 'en',
  childName: 'Ana',
  childAge: 4,
  occasion: 'christmas',
  notes: 'She sings',
  useAIVoice: true,
  characters: [
    { name: { en: 'Princess Amara', pt: 'Princesa Amara' }, greetingStyle: 'warm' },
    { name: { en: 'Captain Kindly', pt: 'Capitão Gentil' }, greetingStyle: 'brave' },
    { name: { en: 'Bramble', pt: 'Felpudo' }, greetingStyle: 'gentle' },
  ],
}

test('the film says the script, a sentence a line, and together at the end', () => {
  const turns = writeTurns(request)
  const lines = scriptLines(turns, cast)
  expect(lines.map(({ text }) => text).join(' ')).toBe(turns.map(turnText).join(' '))
  expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThan(160)
  expect(new Set(lines.map(({ speaker }) => speaker))).toEqual(new Set(cast))
  expect(lines.at(-1)).toMatchObject({ speaker: 'princess-amara', along: ['captain-kindly', 'bramble'] })
  const { duration } = composeTimeline({ cast, lines, locale: 'en', seed: 1 })
  expect(duration).toBeGreaterThan(20)
  expect(duration).toBeLessThan(75)
})

test('a speaker without a drawing is omitted', () => {
  expect(scriptLines([{ speaker: 1, parts: [{ text: 'Hi.' }] }], ['bramble'])).toEqual([])
})
