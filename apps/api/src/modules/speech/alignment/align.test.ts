import { expect, test } from 'vitest'
import { flite } from '../voices/flite.ts'
import type { Recording } from '../wav.ts'
import { alignAll, soundsLikeAnotherLine, spanOf } from './align.ts'
import { referencesOf } from './references.ts'

const never = new AbortController().signal
async function speak(text: string): Promise<Recording> {
  const [said] = await flite.speak([{ text, locale: 'en', mood: null, voice: 'slt', pace: 1 }], never)
  if (said === undefined || !('recording' in said)) throw new Error(`Nothing was said: ${said?.fault}`)
  return said.recording
}
const silence = (seconds: number, rate: number): Recording => ({
  samples: new Float32Array(Math.round(seconds * rate)),
  rate,
})

/** Phrases that were said one by one, with silence between them: so each one's beginning is known. */
async function joined(phrases: readonly string[], gaps: readonly number[]) {
  const parts: Recording[] = []
  const starts: number[] = []
  let at = 0
  for (const [i, phrase] of phrases.entries()) {
    const { samples, rate } = await speak(phrase)
    const span = spanOf({ samples, rate })
    if (span === undefined) throw new Error(`Nothing is heard of “${phrase}”`)
    const said = samples.subarray(Math.round(span.from * rate), Math.round(span.to * rate))
    const before = silence(gaps[i] ?? 0, rate)
    parts.push(before, { samples: said, rate })
    at += gaps[i] ?? 0
    starts.push(at)
    at += said.length / rate
  }
  const rate = parts[0]?.rate ?? 0
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.samples.length, 0))
  let end = 0
  for (const part of parts) {
    samples.set(part.samples, end)
    end += part.samples.length
  }
  return { recording: { samples, rate }, starts }
}

async function aligned(recording: Recording, text: string) {
  const span = spanOf(recording)
  if (span === undefined) return undefined
  const [reference] = await referencesOf([{ text, locale: 'en', seconds: span.to - span.from }])
  return reference && alignAll([{ recording, text, reference }])[0]
}

test('finds each word of a recording, with pauses where the reader made them', async () => {
  const phrases = ['Happy birthday, Ava!', 'I heard that you love dinosaurs.', 'See you soon!']
  const { recording, starts } = await joined(phrases, [0.4, 0.7, 0.3])
  const found = await aligned(recording, phrases.join(' '))
  expect(found?.words).toHaveLength(12)
  const begins = [0, 3, 9].map((word) => (found?.from ?? 0) + (found?.words[word]?.[0] ?? 0))
  begins.forEach((begin, i) => expect(Math.abs(begin - (starts[i] ?? 0))).toBeLessThan(0.15))
  for (const [from, to] of found?.words ?? []) expect(to).toBeGreaterThanOrEqual(from)
})

test('the mouth rests in a pause and at the end, closes for an M and opens for an A', async () => {
  const { recording } = await joined(['Mama', 'papa'], [0.2, 0.8])
  const found = await aligned(recording, 'Mama, papa!')
  const shapes = found?.mouth.map(([, shape]) => shape) ?? []
  expect(shapes[0]).toBe('M')
  expect(shapes).toContain('A')
  expect(shapes.at(-1)).toBe('X')
  expect(shapes.indexOf('X')).toBeLessThan(shapes.length - 1)
})

test('a recording is of another line if it is unlike its own text, and liker to another', async () => {
  const [balloon, swim] = [
    'I brought you a balloon as big as the moon.',
    'Will you show me how fast you can swim?',
  ]
  const recording = await speak(balloon)
  const right = (await aligned(recording, balloon))?.cost ?? Number.NaN
  const wrong = (await aligned(recording, swim))?.cost ?? Number.NaN
  expect(soundsLikeAnotherLine(right, [wrong])).toBe(false)
  expect(soundsLikeAnotherLine(wrong, [right])).toBe(true)
})

test('silence is no speech', () => {
  expect(spanOf(silence(2, 16_000))).toBeUndefined()
})

test.each([
  ['Portuguese', 'Oi, Zoë! Você fez 6 anos?', 'pt'],
  ['names of another script and emoji', 'Hi 🎉 Юля, it’s 李雷!', 'en'],
] as const)('%s: each written word has its place', async (_, text, locale) => {
  const [reference] = await referencesOf([{ text, locale, seconds: 3 }])
  const recording = await speak('Some words that a person says here, slowly.')
  const [found] = reference ? alignAll([{ recording, text, reference }]) : []
  expect(found?.words).toHaveLength(text.split(' ').length)
})
