// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clipVoice, type ClipNews, type ClipVoiceOptions, type LineClip } from './clip-voice.ts'
import type { Voice, VoiceEvents, VoiceLine } from './voice.ts'

/** A fake of the browser's audio: what it plays ends on command. */
function fakeAudio() {
  const sources: (EventTarget & { buffer: unknown; isStopped: boolean })[] = []
  const context = {
    destination: {},
    resume: vi.fn<() => Promise<void>>().mockResolvedValue(),
    createBufferSource() {
      const source = Object.assign(new EventTarget(), {
        buffer: null,
        isStopped: false,
        connect: () => undefined,
        start: () => undefined,
        stop() {
          source.isStopped = true
        },
      })
      sources.push(source)
      return source
    },
  }
  return { context: context as unknown as AudioContext, resume: context.resume, sources } // what a clip needs of it
}

const lineOf = (index: number, text = 'I brought a balloon'): VoiceLine => ({
  index,
  text,
  character: 0,
  whispered: false,
  seconds: 2,
})
const clip: LineClip = { sound: {} as AudioBuffer, words: [0, 0.5, 1, 1.2] } // only handed on

let audio: ReturnType<typeof fakeAudio>
let events: { [K in keyof VoiceEvents]: ReturnType<typeof vi.fn<VoiceEvents[K]>> }
let device: { [K in 'prepare' | 'say' | 'stop']: ReturnType<typeof vi.fn<Voice[K]>> }
const newEvents = () => ({
  started: vi.fn<VoiceEvents['started']>(),
  word: vi.fn<VoiceEvents['word']>(),
  ended: vi.fn<VoiceEvents['ended']>(),
  failed: vi.fn<VoiceEvents['failed']>(),
})
beforeEach(() => {
  vi.useFakeTimers()
  audio = fakeAudio()
  events = newEvents()
  device = { prepare: vi.fn<Voice['prepare']>(), say: vi.fn<Voice['say']>(), stop: vi.fn<Voice['stop']>() }
})
afterEach(() => vi.useRealTimers())

/** A voice that has found these clips, each loaded. */
const withClips = (clips: Record<number, LineClip>, hasDeviceVoice = true) => {
  const find = vi.fn<ClipVoiceOptions['find']>(async (_, { onClip }) => {
    for (const [line, each] of Object.entries(clips)) onClip(Number(line), each)
    return Object.keys(clips).length > 0
  })
  return {
    voice: clipVoice({ open: () => audio.context, find, other: hasDeviceVoice ? device : undefined }),
    find,
  }
}

/** A voice whose clips come when the test says so. */
const whileFinding = (hasDeviceVoice = true) => {
  let news: ClipNews | undefined
  const answer = Promise.withResolvers<boolean>()
  const find: ClipVoiceOptions['find'] = (_, given) => {
    news = given
    return answer.promise
  }
  const voice = clipVoice({ open: () => audio.context, find, other: hasDeviceVoice ? device : undefined })
  return {
    voice,
    answer: answer.resolve,
    expect: (lines: readonly number[]) => news?.onExpected(lines),
    bring: (line: number) => news?.onClip(line, clip),
  }
}

test('nothing is looked for before a press, and then once, with the audio opened in the press', () => {
  const { voice, find } = withClips({})
  voice.stop()
  expect(find).not.toHaveBeenCalled()
  voice.prepare()
  voice.say(lineOf(0), events)
  expect(audio.resume).toHaveBeenCalled()
  expect(find).toHaveBeenCalledTimes(1)
  expect(device.prepare).toHaveBeenCalled()
})

test('a line with a clip is played, and tells of each word and of its end', () => {
  const { voice } = withClips({ 1: clip })
  voice.prepare()
  voice.say(lineOf(1), events)
  expect(device.say).not.toHaveBeenCalled()
  expect(events.started).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(600)
  expect(events.word.mock.calls).toEqual([[0], [2]])
  vi.advanceTimersByTime(700)
  expect(events.word.mock.calls.slice(2)).toEqual([[10], [12]])
  audio.sources[0]?.dispatchEvent(new Event('ended'))
  expect(events.ended).toHaveBeenCalledTimes(1)
})

test('a line without a clip is said by the device, once the shop has said that there is none', async () => {
  const { voice } = withClips({ 1: clip })
  voice.say(lineOf(0), events)
  // Prepared in the press, which phones require.
  expect(device.prepare).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(device.say).toHaveBeenCalledWith(lineOf(0), events)
})

test('a line whose clip is on its way waits for it, and is told to', () => {
  const { voice, expect: expected, bring } = whileFinding()
  voice.say(lineOf(0), events)
  expect(voice.delay?.()).toBe(4)
  expected([0, 1])
  vi.advanceTimersByTime(3900)
  expect(device.say).not.toHaveBeenCalled()
  bring(0)
  expect(audio.sources).toHaveLength(1)
  expect(events.started).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(device.say).not.toHaveBeenCalled()
  // The next one has its own, and waits for nothing.
  bring(1)
  voice.say(lineOf(1), events)
  expect(voice.delay?.()).toBe(0)
})

test('after four seconds the device says the line, and later ones at once', () => {
  const { voice, expect: expected } = whileFinding()
  voice.say(lineOf(0), events)
  expected([0, 1])
  vi.advanceTimersByTime(4000)
  expect(device.say).toHaveBeenCalledTimes(1)
  voice.say(lineOf(1), events)
  expect(device.say).toHaveBeenCalledTimes(2)
})

test('a line that no clip comes for any more is said by the device at once', () => {
  const { voice, expect: expected } = whileFinding()
  voice.say(lineOf(0), events)
  expected([0])
  expect(device.say).not.toHaveBeenCalled()
  expected([1])
  expect(device.say).toHaveBeenCalledTimes(1)
})

test('a shop that does not answer holds up nobody for more than four seconds', () => {
  const { voice } = whileFinding()
  voice.say(lineOf(0), events)
  vi.advanceTimersByTime(4000)
  expect(device.say).toHaveBeenCalledTimes(1)
})

test('stopped while it waits, a line is not said', () => {
  const { voice, expect: expected, bring } = whileFinding()
  voice.say(lineOf(0), events)
  expected([0])
  voice.stop()
  bring(0)
  vi.advanceTimersByTime(5000)
  expect([device.say.mock.calls.length, audio.sources.length]).toEqual([0, 0])
})

test('stopped, a clip is silent at once and reports nothing more', () => {
  const { voice } = withClips({ 0: clip })
  voice.prepare()
  voice.say(lineOf(0), events)
  vi.advanceTimersByTime(0)
  voice.stop()
  expect(audio.sources[0]?.isStopped).toBe(true)
  audio.sources[0]?.dispatchEvent(new Event('ended'))
  vi.advanceTimersByTime(5000)
  expect([events.word.mock.calls.length, events.ended.mock.calls.length]).toEqual([1, 0])
  expect(device.stop).toHaveBeenCalled()
})

test('on a device without a voice the other lines pass in silence, so that the clips are heard', async () => {
  const { voice } = withClips({ 1: clip }, false)
  voice.say(lineOf(0), events)
  await vi.advanceTimersByTimeAsync(0)
  expect(events.started).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect([events.ended.mock.calls.length, events.failed.mock.calls.length]).toEqual([1, 0])
})

test('without a voice a line waits for the clip that the shop is having said', async () => {
  const { voice, expect: expected, bring, answer } = whileFinding(false)
  voice.say(lineOf(0), events)
  expected([0])
  bring(0)
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([audio.sources.length, events.failed.mock.calls.length]).toEqual([1, 0])
})

test('without a voice and without clips it cannot speak', async () => {
  const { voice } = withClips({}, false)
  voice.say(lineOf(0), events)
  await vi.advanceTimersByTimeAsync(0)
  expect([events.started.mock.calls.length, events.failed.mock.calls.length]).toEqual([0, 1])
})

test('where there is no audio the device says everything', () => {
  const open = () => {
    throw new Error('No audio here')
  }
  const voice = clipVoice({ open, find: async () => true, other: device })
  voice.say(lineOf(0), events)
  expect(device.say).toHaveBeenCalledTimes(1)
})
