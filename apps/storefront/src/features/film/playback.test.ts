// @vitest-environment jsdom
import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline, type Timeline } from '@recadinho/stage/timeline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSpeech, fakeVoices } from '../../../test/fake-speech.ts'
import { deviceVoice } from './device-voice.ts'
import { createPlayback, posterTime } from './playback.ts'

provideAllParts()

const filmSaying = (...texts: string[]) =>
  composeTimeline({
    cast: ['bramble'],
    lines: texts.map((text) => ({ speaker: 'bramble', text })),
    locale: 'en',
    seed: 1,
  })
const timeline = filmSaying('Hi there, Olivia.', 'How tall you are!')
const longer = filmSaying('Hi there, Maria Valentina.', 'How tall you are!')
const [first = [0, 0], second = [0, 0]] = timeline.audio.speech
const poster = posterTime(timeline)

let time = 0
let voices = fakeVoices
let frames: (() => void)[] = []
let drawn: number[] = []
/** What the music was told, and the moment it was last told. */
let heard: string[] = []
let followed = 0
let device: ReturnType<typeof fakeSpeech>
/** With sound, until the first line begins. */
const hearFirst = (playback: ReturnType<typeof made>) => {
  playback.hear()
  tick(first[0] + 0.01)
}
const tick = (seconds: number) => {
  time += seconds
  const due = frames
  frames = []
  for (const frame of due) frame()
}
const last = () => drawn.at(-1)

function made() {
  const playback = createPlayback({
    draw: (_: Timeline, t: number) => drawn.push(t),
    onChange: () => undefined,
    voice: () => deviceVoice({ voices, tag: 'en-US', hints: [] }),
    sound: {
      start: (_, t) => heard.push(`start ${t.toFixed(1)}`),
      at: (t) => {
        followed = t
      },
      stop: () => heard.push('stop'),
      dispose: () => heard.push('dispose'),
    },
    now: () => time,
  })
  playback.load(timeline)
  return playback
}

beforeEach(() => {
  drawn = []
  frames = []
  heard = []
  followed = 0
  sessionStorage.clear()
  time = 5
  voices = fakeVoices
  device = fakeSpeech()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a loaded film shows its poster: the caption with the name', () => {
  const playback = made()
  expect(drawn).toEqual([poster])
  expect(poster).toBeGreaterThan(0)
  expect(playback.state()).toEqual({ phase: 'resting', muted: true, voiceless: false, line: -1 })
})

test('it plays once from the beginning, then keeps its last picture until its words change', () => {
  const playback = made()
  playback.play()
  tick(1)
  expect(last()).toBeCloseTo(1)
  expect(playback.at()).toBeCloseTo(1)
  tick(timeline.duration)
  expect(last()).toBe(timeline.duration)
  expect(playback.state()).toMatchObject({ phase: 'resting', line: -1 })
  expect(frames).toEqual([])
  const tall = { ...timeline, height: 1280, duration: timeline.duration + 1 }
  playback.load(tall)
  expect(last()).toBe(tall.duration)
  playback.play()
  expect(last()).toBe(0)
  tick(tall.duration)
  playback.load(longer)
  expect(last()).toBe(posterTime(longer))
})

test('a paused film resumes, or starts again when played from the beginning', () => {
  const playback = made()
  playback.play()
  tick(1)
  playback.pause()
  tick(10)
  expect(last()).toBeCloseTo(1)
  playback.play()
  tick(0.5)
  expect(last()).toBeCloseTo(1.5)
  playback.replay()
  expect(last()).toBeCloseTo(0)
})

test('with sound the voice leads, and the spoken line is known', () => {
  const playback = made()
  playback.hear()
  expect(last()).toBe(0)
  expect(device.queue).toEqual([])
  tick(first[0] + 0.01)
  expect(device.queue[0]?.text).toBe('Hi there, Olivia.')
  expect(last()).toBeCloseTo(first[0])
  device.emit('start')
  device.emit('end')
  tick(second[0] - first[1] + 0.01)
  expect(device.queue.at(-1)?.text).toBe('How tall you are!')
  expect(playback.state()).toMatchObject({ phase: 'playing', line: 1, muted: false })
})

test('a pause in a sentence repeats the sentence from its beginning', () => {
  const playback = made()
  hearFirst(playback)
  device.emit('start')
  tick(0.4)
  playback.pause()
  playback.play()
  expect(device.queue.map(({ text }) => text)).toEqual(['Hi there, Olivia.', 'Hi there, Olivia.'])
})

test('muted while it plays, the picture continues in silence', () => {
  const playback = made()
  hearFirst(playback)
  device.emit('start')
  tick(0.4)
  playback.mute(true)
  expect(device.cancel).toHaveBeenCalled()
  tick(0.4)
  expect(last()).toBeCloseTo(first[0] + 0.8)
  playback.mute(false)
  expect(device.queue).toHaveLength(2)
})

test('without a voice it plays in silence and says so', () => {
  const playback = made()
  voices = []
  playback.hear()
  tick(1)
  expect(last()).toBeCloseTo(1)
  expect(playback.state()).toMatchObject({ phase: 'playing', voiceless: true })
})

test('out of sight it pauses: in silence it resumes by itself, with sound only on a press', () => {
  const playback = made()
  playback.play()
  tick(1)
  playback.seen(false)
  expect(playback.state().phase).toBe('paused')
  playback.seen(true)
  expect(playback.state().phase).toBe('playing')
  playback.hear()
  playback.seen(false)
  playback.seen(true)
  expect(playback.state().phase).toBe('paused')
})

test('a start out of sight waits', () => {
  const playback = made()
  playback.seen(false)
  playback.replay()
  expect(frames).toEqual([])
  playback.seen(true)
  expect(playback.state().phase).toBe('playing')
})

test('a start with sound while it comes into sight plays once it is visible', () => {
  const playback = made()
  playback.seen(false)
  playback.hear()
  expect(playback.state().phase).toBe('paused')
  playback.seen(true)
  expect(playback.state()).toMatchObject({ phase: 'playing', muted: false })
  expect(frames).toHaveLength(1)
})

test('a changed film continues at the same moment of the same line', () => {
  const playback = made()
  playback.playLine(1)
  tick(0.3)
  playback.load(longer)
  tick(0.1)
  expect(last()).toBeCloseTo((longer.audio.speech[1]?.[0] ?? 0) + 0.4)
  playback.pause()
  playback.load(timeline)
  expect(last()).toBeCloseTo(second[0] + 0.4)
  expect(playback.state()).toMatchObject({ phase: 'paused', line: 1 })
  playback.load(filmSaying('Hi.'))
  expect(playback.at()).toBeLessThanOrEqual(filmSaying('Hi.').duration)
})

test('while the words change, the voice ends its sentence, then waits and says the changed one', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const playback = made()
  hearFirst(playback)
  device.emit('start')
  device.cancel.mockClear()
  tick(0.2)
  playback.load(filmSaying('Hi there, Maria.', 'How tall you are!'))
  vi.runAllTimers()
  tick(0.1)
  playback.load(longer)
  expect(device.cancel).not.toHaveBeenCalled()
  device.emit('end')
  tick(0.1)
  tick(10)
  expect(device.queue).toHaveLength(1)
  expect(playback.state().phase).toBe('playing')
  vi.runAllTimers()
  expect(device.queue.map(({ text }) => text)).toEqual(['Hi there, Olivia.', 'Hi there, Maria Valentina.'])
})

test('a sentence that did not change is not said again, wherever it now stands', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const playback = made()
  hearFirst(playback)
  device.emit('start')
  const added = filmSaying('Hello!', 'Hi there, Olivia.', 'You sing so well.')
  playback.load(added)
  vi.runAllTimers()
  tick(0.2)
  expect(last()).toBeCloseTo((added.audio.speech[1]?.[0] ?? 0) + 0.2)
  expect(playback.state().line).toBe(1)
  device.emit('end')
  tick(0.1)
  tick(1)
  expect(device.queue.map(({ text }) => text)).toEqual(['Hi there, Olivia.', 'You sing so well.'])
})

test('between two sentences the film waits until the words have not changed for a while', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const playback = made()
  hearFirst(playback)
  device.emit('start')
  device.emit('end')
  tick(0.05)
  playback.load(filmSaying('Hi there, Olivia.', 'You sing so well.'))
  tick(10)
  expect(device.queue).toHaveLength(1)
  vi.runAllTimers()
  tick(1)
  expect(device.queue.at(-1)?.text).toBe('You sing so well.')
})

test('another format of the same film does not interrupt the voice', () => {
  const playback = made()
  hearFirst(playback)
  device.emit('start')
  device.cancel.mockClear()
  playback.load({ ...timeline, height: 960 })
  tick(0.1)
  expect(device.cancel).not.toHaveBeenCalled()
  expect(playback.state()).toMatchObject({ phase: 'playing', muted: false })
})

test('a line plays from its beginning, in silence and with the voice', () => {
  const playback = made()
  playback.playLine(1)
  expect(last()).toBeCloseTo(second[0])
  expect(playback.state()).toMatchObject({ phase: 'playing', line: 1 })
  playback.mute(false)
  playback.playLine(1)
  expect(device.queue.at(-1)?.text).toBe('How tall you are!')
})

test('a seek at rest shows the moment, paused, and playing starts there', () => {
  const playback = made()
  playback.seek(second[0] + 0.1)
  expect(last()).toBeCloseTo(second[0] + 0.1)
  expect(playback.state()).toMatchObject({ phase: 'paused', line: 1 })
  playback.play()
  tick(0.1)
  expect(last()).toBeCloseTo(second[0] + 0.2)
})

test('a playing film waits while it is moved, then continues with the sentence at that moment', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const playback = made()
  hearFirst(playback)
  playback.seek(first[0])
  playback.seek(second[0] + 0.1)
  expect(frames).toEqual([])
  expect(device.queue).toHaveLength(1)
  vi.runAllTimers()
  expect(playback.state()).toMatchObject({ phase: 'playing', line: 1 })
  expect(device.queue.map(({ text }) => text)).toEqual(['Hi there, Olivia.', 'How tall you are!'])
})

test('a seek stays inside the film, and from its end playing starts again', () => {
  const playback = made()
  playback.seek(-1)
  expect(playback.at()).toBe(0)
  playback.seek(1000)
  expect(playback.at()).toBe(timeline.duration)
  playback.play()
  expect(last()).toBe(0)
})

test('music begins with the press for sound, follows the picture and stops with it', () => {
  const playback = made()
  playback.play()
  expect(heard).not.toContain('start 0.0')
  hearFirst(playback)
  expect(heard.at(-1)).toBe('start 0.0')
  device.emit('start')
  tick(0.4)
  expect(followed).toBeCloseTo(first[0] + 0.4)
  playback.pause()
  expect(heard.at(-1)).toBe('stop')
  playback.play()
  playback.mute(true)
  expect(heard.at(-1)).toBe('stop')
})

test('without a voice the music plays, and the picture keeps its own time', () => {
  const playback = made()
  voices = []
  playback.hear()
  expect(heard.at(-1)).toBe('start 0.0')
  tick(1)
  expect(followed).toBeCloseTo(1)
})

test('after someone asked for sound, a press plays with it until someone mutes; nothing does by itself', () => {
  made().hear()
  const next = made()
  next.playByItself()
  expect(next.state().muted).toBe(true)
  next.replay()
  expect(next.state().muted).toBe(false)
  next.mute(true)
  const third = made()
  third.play()
  expect(third.state().muted).toBe(true)
})

test('after disposal nothing runs', () => {
  const playback = made()
  playback.hear()
  playback.dispose()
  expect(frames).toEqual([])
  expect(device.cancel).toHaveBeenCalled()
  expect(heard.at(-1)).toBe('dispose')
})
