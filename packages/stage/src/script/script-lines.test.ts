import { expect, test } from 'vitest'
import { composeTimeline } from '../timeline.ts'
import { scriptLines } from './script-lines.ts'
import { writeScript, type ScriptLine, type ScriptRequest } from './script.ts'
import { provideAllParts } from '../all-parts.ts'

provideAllParts()

const cast = ['princess-amara', 'captain-kindly', 'bramble']
const request: ScriptRequest = {
  locale: 'en',
  childName: 'Ana',
  nameHint: 'Ah-na',
  childAge: 4,
  occasion: 'christmas',
  notes: 'She sings',
  useAIVoice: true,
  characters: [
    { id: 'princess-amara', name: { en: 'Princess Amara', pt: 'Princesa Amara' }, greetingStyle: 'warm' },
    { id: 'captain-kindly', name: { en: 'Captain Kindly', pt: 'Capitão Gentil' }, greetingStyle: 'brave' },
    { id: 'bramble', name: { en: 'Bramble', pt: 'Felpudo' }, greetingStyle: 'gentle' },
  ],
}
const script = writeScript(request)

test('the film says the script, a sentence a line, and together at the end', () => {
  const lines = scriptLines(script, cast)
  expect(lines.map(({ text }) => text).join(' ')).toBe(script.map(({ text }) => text).join(' '))
  expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThan(160)
  expect(new Set(lines.map(({ speaker }) => speaker))).toEqual(new Set(cast))
  expect(lines.at(-1)).toMatchObject({ speaker: 'princess-amara', along: ['captain-kindly', 'bramble'] })
  const { duration } = composeTimeline({ cast, lines, locale: 'en', seed: 1 })
  expect(duration).toBeGreaterThan(20)
  expect(duration).toBeLessThan(80)
})

test('the name is pronounced as its hint says, in each line that has it', () => {
  const named = scriptLines(script, cast).filter(({ text }) => text.includes('Ana'))
  expect(named.length).toBeGreaterThan(1)
  for (const { sayAs } of named) expect(sayAs).toEqual([{ name: 'Ana', as: 'Ah-na' }])
})

test('a line that the buyer wrote shows the things that it names itself', () => {
  const line = script.find(({ part }) => part === 'farewell')
  const edited: ScriptLine = { ...(line as ScriptLine), text: 'Bring your ball!', origin: 'buyer' } // it is there
  expect(scriptLines([edited], cast)[0]?.about).toBe('Bring your ball!')
  expect(line && scriptLines([line], cast)[0]?.about).toBe('')
})

test('a speaker without a drawing is omitted', () => {
  expect(scriptLines(script.slice(0, 1), ['bramble'])).toEqual([])
})
