import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline } from '@recadinho/stage/timeline'
import { beforeEach, expect, test } from 'vitest'
import { createMusic } from './music.ts'

provideAllParts()

const timeline = {
  ...composeTimeline({
    cast: ['bramble'],
    lines: [{ speaker: 'bramble', text: 'Hello, Olivia, how tall you are!' }],
    locale: 'en',
    seed: 1,
  }),
  tracks: {},
  beats: [{ kind: 'sparkles', from: 3, to: 4 }] as const,
}
const [from, to] = timeline.audio.speech[0] ?? [0, 0]

interface Source extends EventTarget {
  loop: boolean
  offset: number
  stopped: boolean
}
/** The last level of each gain, and every source that was started. */
let gains: { gain: { value: number; setTargetAtTime: (value: number) => void } }[] = []
let sources: Source[] = []
let buffers = 0
let suspended = false

/** The part of an audio context that the music uses; it makes no sound. */
const context = {
  currentTime: 0,
  destination: {},
  createGain() {
    const gain = {
      value: 1,
      setTargetAtTime(value: number) {
        gain.value = value
      },
    }
    gains.push({ gain })
    return { gain, connect: (next: unknown) => next, disconnect: () => undefined }
  },
  createBufferSource() {
    const source = Object.assign(new EventTarget(), {
      loop: false,
      offset: 0,
      stopped: false,
      connect: (next: unknown) => next,
      start(_: number, offset = 0) {
        source.offset = offset
        sources.push(source)
      },
      stop() {
        source.stopped = true
      },
    })
    return source
  },
  createBuffer(_: number, length: number, rate: number) {
    buffers += 1
    return { duration: length / rate, copyToChannel: () => undefined }
  },
  suspend() {
    suspended = true
    return Promise.resolve()
  },
} as unknown as AudioContext // what it has is all that is used

beforeEach(() => {
  gains = []
  sources = []
  buffers = 0
  suspended = false
})
const bedLevel = () => gains[1]?.gain.value

test('the bed loops from the film’s moment, and steps back while a line is spoken', async () => {
  const music = createMusic(context)
  music.play(await music.prepare(timeline), 0.3)
  expect(sources).toHaveLength(1)
  expect(sources[0]).toMatchObject({ loop: true, offset: 0.3 })
  expect(bedLevel()).toBeGreaterThan(0.9)
  music.at((from + to) / 2)
  expect(bedLevel()).toBeCloseTo(0.21, 2)
})

test('a moment sounds once when the film passes it, also when the voice takes it a little further', async () => {
  const music = createMusic(context)
  music.play(await music.prepare(timeline), 2.5)
  const struck = () => sources.filter(({ loop }) => !loop).length
  const before = struck()
  music.at(2.9)
  expect(struck()).toBe(before)
  music.at(4)
  expect(struck()).toBe(before + 1)
  music.at(4.1)
  expect(struck()).toBe(before + 1)
})

test('what happens as the film begins sounds', async () => {
  const music = createMusic(context)
  const beats = [{ kind: 'enter', who: 'a', side: 'left', from: 0, to: 0.7 }] as const
  music.play(await music.prepare({ ...timeline, beats }), 0)
  expect(sources.filter(({ loop }) => !loop)).toHaveLength(1)
})

test('a film that continues behind a moment does not sound it', async () => {
  const music = createMusic(context)
  const film = await music.prepare(timeline)
  music.play(film, 3.5)
  music.at(3.6)
  expect(sources.filter(({ loop }) => !loop)).toEqual([])
})

test('stopped, it fades, then the context rests; unless it plays again by then', async () => {
  const music = createMusic(context)
  const film = await music.prepare(timeline)
  music.play(film, 0)
  music.stop()
  expect(gains[0]?.gain.value).toBe(0)
  expect(sources[0]?.stopped).toBe(true)
  music.play(film, 0)
  sources[0]?.dispatchEvent(new Event('ended'))
  expect(suspended).toBe(false)
  music.stop()
  sources[1]?.dispatchEvent(new Event('ended'))
  expect(suspended).toBe(true)
})

test('a film that changes a little is not rendered again', async () => {
  const music = createMusic(context)
  await music.prepare(timeline)
  const made = buffers
  expect(made).toBeGreaterThan(1)
  await music.prepare({ ...timeline, duration: timeline.duration })
  expect(buffers).toBe(made)
})
