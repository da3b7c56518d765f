// @vitest-environment jsdom
import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline } from '@recadinho/stage/timeline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSpeech, fakeVoices } from '../../../test/fake-speech.ts'
import { deviceVoice, sayWords } from './device-voice.ts'
import { speak, type Speech } from './speech.ts'
import type { Voice, VoiceEvents, VoiceLine } from './voice.ts'

provideAllParts()

const timeline = composeTimeline({
  cast: ['princess-amara', 'bramble'],
  lines: [
    {
      speaker: 'princess-amara',
      text: 'Hello, Olivia! It is me.',
      sayAs: [{ name: 'Olivia', as: 'Oh-LEE-vya' }],
    },
    { speaker: 'bramble', text: 'Happy birthday!' },
  ],
  locale: 'en',
  seed: 1,
})
const hints = [
  { pitch: 1.2, rate: 0.98 },
  { pitch: 0.7, rate: 0.9 },
] as const
const [first = [0, 0], second = [0, 0]] = timeline.audio.speech

let device: ReturnType<typeof fakeSpeech>
let time = 100
const onSilence = vi.fn<() => void>()
const speakWith = (voice: Voice | undefined, from = first[0]) =>
  voice && speak(timeline, { voice, from, onSilence, now: () => time })
const begin = (from = first[0], voices = fakeVoices) =>
  speakWith(deviceVoice({ voices, tag: 'en-US', hints }), from)

beforeEach(() => {
  device = fakeSpeech()
  time = 100
  onSilence.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('the first line starts in the press itself, the name as it sounds, at the character’s pitch', () => {
  begin()
  expect(device.queue.map(({ text }) => text)).toEqual(['Hello, Oh-LEE-vya! It is me.'])
  expect(device.queue[0]).toMatchObject({ lang: 'en-US', voice: fakeVoices[0] })
  expect(device.queue[0]?.pitch).toBeGreaterThan(1)
})

test('the picture waits for the voice, follows the spoken word, and never passes its line', () => {
  const speech = begin()
  time += 1
  expect(speech?.clock()).toBeCloseTo(first[0])
  device.emit('start')
  device.emit('boundary', { charIndex: 7 })
  expect(speech?.clock()).toBeGreaterThan(first[0])
  time += 3
  expect(speech?.clock()).toBeCloseTo(first[1])
})

test('the next line follows after its pause, by the other character', () => {
  const speech = begin()
  device.emit('start')
  device.emit('end')
  expect(speech?.clock()).toBeCloseTo(first[1])
  expect(device.queue).toHaveLength(1)
  time += second[0] - first[1] + 0.01
  expect(speech?.clock()).toBeCloseTo(second[0])
  expect(device.queue.map(({ text }) => text).at(-1)).toBe('Happy birthday!')
  device.emit('start')
  device.emit('end')
  time += 1
  expect(speech?.clock()).toBeCloseTo(second[1] + 1)
  expect(onSilence).not.toHaveBeenCalled()
})

test('a whispered line is softer and slower', () => {
  const whisper = { kind: 'whisper', by: 'b', from: second[0], to: second[1] } as const
  const voice = deviceVoice({ voices: fakeVoices, tag: 'en-US', hints })
  if (voice) speak({ ...timeline, beats: [whisper] }, { voice, from: second[0], onSilence, now: () => time })
  expect(device.queue[0]).toMatchObject({ volume: 0.7 })
  expect(device.queue[0]?.rate).toBeLessThan(hints[1].rate)
})

test('it begins with the interrupted line', () => {
  const speech = begin(second[0] + 0.3)
  expect(device.queue[0]?.text).toBe('Happy birthday!')
  expect(speech?.clock()).toBeCloseTo(second[0])
})

test('a character comes before it speaks: the press prepares the voice, which begins at its line', () => {
  const speech = begin(0)
  expect(speech?.clock()).toBe(0)
  expect(device.prepared()).toBe(1)
  time += first[0] - 0.1
  expect(speech?.clock()).toBeCloseTo(first[0] - 0.1)
  expect(device.queue).toEqual([])
  time += 0.2
  expect(speech?.clock()).toBeCloseTo(first[0])
  expect(device.queue).toHaveLength(1)
})

test('a line whose end is never told is followed by the next one', () => {
  const speech = begin()
  device.emit('start')
  time += 60
  expect(speech?.clock()).toBeCloseTo(first[1])
  time += second[0] - first[1] + 0.01
  speech?.clock()
  expect(device.queue.at(-1)?.text).toBe('Happy birthday!')
  expect(onSilence).not.toHaveBeenCalled()
})

test.each([
  ['never begins', () => undefined],
  [
    'ends no two lines',
    (speech: Speech | undefined) => {
      device.emit('start')
      time += 60
      speech?.clock()
      time += second[0]
      speech?.clock()
      device.emit('start')
    },
  ],
])('a voice that %s does not keep the picture waiting, and it is told', (_, act) => {
  const speech = begin()
  act(speech)
  time += 60
  speech?.clock()
  time += 1
  expect(speech?.clock()).toBeGreaterThan(first[0] + 0.9)
  expect(onSilence).toHaveBeenCalledOnce()
  expect(device.cancel).toHaveBeenCalled()
})

test('a voice that says that it takes longer is waited for, and no longer than that', () => {
  const say = vi.fn<Voice['say']>()
  const slow: Voice = { prepare: () => undefined, say, delay: () => 4, stop: () => undefined }
  const speech = speakWith(slow)
  time += 6
  expect(speech?.clock()).toBeCloseTo(first[0])
  expect(onSilence).not.toHaveBeenCalled()
  time += 1
  speech?.clock()
  expect(onSilence).toHaveBeenCalledOnce()
})

test('a voice that fails stops speaking', () => {
  const speech = begin()
  device.emit('error', { error: 'synthesis-failed' })
  expect(onSilence).toHaveBeenCalledOnce()
  time += 1
  expect(speech?.clock()).toBeCloseTo(first[0] + 1)
})

test('a line that the page interrupts, to say the name alone, is followed by the next one', () => {
  const speech = begin()
  device.emit('start')
  device.emit('error', { error: 'interrupted' })
  expect(onSilence).not.toHaveBeenCalled()
  time += second[0] - first[1] + 0.01
  speech?.clock()
  expect(device.queue.at(-1)?.text).toBe('Happy birthday!')
})

test('after a stop there are no more events', () => {
  const speech = begin()
  speech?.stop()
  device.emit('error', { error: 'interrupted' })
  expect(onSilence).not.toHaveBeenCalled()
})

test('a device without a voice for the language does not speak', () => {
  expect(begin(0, [])).toBeUndefined()
  expect(sayWords('João', { hint: hints[1], voices: fakeVoices, tag: 'pt-BR' })).toBe(false)
  expect(device.queue).toEqual([])
})

test('a name is spoken at once, in the character’s voice', () => {
  expect(sayWords('Zhwow', { hint: hints[0], voices: fakeVoices, tag: 'en-US' })).toBe(true)
  expect(device.queue[0]?.text).toBe('Zhwow')
})

/** The port's other side: a server's recordings, played by a clock; it tells no words. */
function recordedVoice(seconds: readonly number[]) {
  const said: VoiceLine[] = []
  let playing: { ends: number; events: VoiceEvents } | undefined
  const voice: Voice = {
    prepare: () => undefined,
    say(line, events) {
      said.push(line)
      playing = { ends: time + (seconds[line.index] ?? 0), events }
      events.started()
    },
    stop: () => {
      playing = undefined
    },
  }
  return {
    voice,
    said,
    pass(by: number) {
      time += by
      if (!playing || time < playing.ends) return
      const { events } = playing
      playing = undefined
      events.ended()
    },
  }
}

test('a voice that was recorded on a server speaks by the same port, each line by its character', () => {
  const recorded = recordedVoice([first[1] - first[0], second[1] - second[0]])
  const speech = speakWith(recorded.voice)
  recorded.pass(1)
  expect(speech?.clock()).toBeCloseTo(first[0] + 1)
  recorded.pass(first[1] - first[0] - 1)
  expect(speech?.clock()).toBeCloseTo(first[1])
  recorded.pass(second[0] - first[1] + 0.01)
  speech?.clock()
  expect(recorded.said.map(({ index, character }) => [index, character])).toEqual([
    [0, 0],
    [1, 1],
  ])
  recorded.pass(second[1] - second[0])
  expect(speech?.clock()).toBeCloseTo(second[1])
  expect(onSilence).not.toHaveBeenCalled()
})
