import type { OrderSpeech, SpeechLine } from '@recadinho/contracts/speech'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { beforeAll, expect, test } from 'vitest'
import { aLine, someSpeech } from '../../../test/some-speech.ts'
import { inVoicesOf, presetsOf } from './character-voice.ts'
import { estimatedTimes, lineFilm, litWords, spanOfLine } from './line-film.ts'

beforeAll(provideAllParts)

const speech: OrderSpeech = someSpeech()
const line: SpeechLine = aLine('Happy birthday, my dear Olivia!')

test('the words of a line are lit at the pace of its film', () => {
  const words = litWords(lineFilm(speech, line))
  expect(words.map(({ word }) => word)).toEqual(line.text.split(' '))
  expect(words[0]?.from).toBe(0)
  words.forEach(({ from }, i) => expect(from).toBeGreaterThanOrEqual(words[i - 1]?.to ?? 0))
})

test('little children are read to more slowly', () => {
  const ends = [2, 6, 9].map((childAge) => litWords(lineFilm({ ...speech, childAge }, line)).at(-1)?.to ?? 0)
  expect(ends).toEqual(ends.toSorted((a, b) => b - a))
  expect(new Set(ends).size).toBe(3)
})

test('a recording that nobody has measured moves the lips for as long as it is', () => {
  const heard = estimatedTimes(lineFilm(speech, line), 4)
  const film = lineFilm(speech, line, heard)
  const [from, to] = spanOfLine(film)
  expect(to - from).toBeCloseTo(4, 2)
  expect(heard.words).toHaveLength(5)
  expect(heard.mouth.length).toBeGreaterThan(8)
  expect(film.audio.timed).toBe('measured')
})

test('a measured recording moves the lips when it says so', () => {
  const words = [1, 2, 3, 4, 5].map((n): [number, number] => [n, n + 0.5])
  const film = lineFilm(speech, line, {
    seconds: 6,
    words,
    mouth: [
      [1, 'A'],
      [2, 'M'],
      [5.5, 'X'],
    ],
  })
  const [from] = spanOfLine(film)
  expect(litWords(film).map((word) => word.from)).toEqual([1, 2, 3, 4, 5].map((n) => expect.closeTo(n, 2)))
  const mouth = Object.values(film.tracks)[0]?.mouth.map(([t, shape]) => [
    Math.round((t - from) * 10) / 10,
    shape,
  ])
  expect(mouth).toEqual(
    expect.arrayContaining([
      [1, 'A'],
      [2, 'M'],
    ]),
  )
})

test('several say a line together, at the pace of the first', () => {
  const together = { ...line, characters: ['princess-amara', 'captain-kindly'] }
  const sound = {
    samples: Float32Array.from({ length: 24_000 }, (_, i) => 0.5 * Math.sin(i / 20)),
    rate: 24_000,
  }
  const heard = estimatedTimes(lineFilm(speech, together), 1)
  const presets = presetsOf(speech, together.characters)
  expect(presets).toHaveLength(2)
  const voiced = inVoicesOf(presets, { sound, heard })
  expect(voiced.heard.seconds).toBeCloseTo(1 / (presets[0]?.speed ?? 1), 5)
  expect(voiced.sound.samples.length / 24_000).toBeCloseTo(voiced.heard.seconds, 3)
  expect(lineFilm(speech, together, voiced.heard).cast).toHaveLength(2)
})
