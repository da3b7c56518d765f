// @vitest-environment jsdom
import { composeTimeline } from '@recadinho/stage/timeline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from './speech.ts'

const timeline = composeTimeline({
  cast: ['princess-amara'],
  lines: [
    { speaker: 'princess-amara', text: 'Hello, Olivia! It is me.' },
    { speaker: 'princess-amara', text: 'Happy birthday!' },
  ],
  locale: 'en',
  seed: 1,
})
const [first = [0, 0], second = [0, 0]] = timeline.audio.speech

class Utterance extends EventTarget {
  lang = ''
  pitch = 1
  rate = 1
  readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }
}

let queue: Utterance[] = []
let time = 100
const now = () => time

beforeEach(() => {
  queue = []
  time = 100
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => queue.push(utterance),
    cancel: vi.fn<() => void>(),
  })
})
afterEach(() => vi.unstubAllGlobals())

const tell = (utterance: Utterance | undefined, name: string, detail: object = {}) =>
  utterance?.dispatchEvent(Object.assign(new Event(name), detail))

test('each line is spoken in the language, at the character’s pitch', () => {
  speak(timeline, now)
  expect(queue.map(({ text }) => text)).toEqual(['Hello, Olivia! It is me.', 'Happy birthday!'])
  expect(queue[0]?.lang).toBe('en-US')
  expect(queue[0]?.pitch).toBeGreaterThan(1)
})

test('the picture waits for the voice, goes to the word that is spoken, and never beyond its line', () => {
  const speech = speak(timeline, now)
  time += 1
  expect(speech?.clock()).toBeLessThanOrEqual(first[0] + 0.001)
  tell(queue[0], 'start')
  expect(speech?.clock()).toBeCloseTo(first[0])
  tell(queue[0], 'boundary', { charIndex: 7 })
  const word = speech?.clock() ?? 0
  expect(word).toBeGreaterThan(first[0])
  time += 60
  expect(speech?.clock()).toBeCloseTo(first[1])
  tell(queue[0], 'end')
  tell(queue[1], 'start')
  expect(speech?.clock()).toBeCloseTo(second[0])
})

test('a browser that never begins to speak does not keep the picture waiting', () => {
  const speech = speak(timeline, now)
  time += 1
  speech?.clock()
  time += 2
  speech?.clock()
  time += 1
  expect(speech?.clock()).toBeGreaterThan(first[0])
})

test('a browser without voices plays in silence', () => {
  vi.unstubAllGlobals()
  expect(speak(timeline, now)).toBeUndefined()
})
