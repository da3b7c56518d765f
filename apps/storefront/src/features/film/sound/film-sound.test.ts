import type { Timeline } from '@recadinho/stage/timeline'
import { expect, test, vi } from 'vitest'
import { createFilmSound } from './film-sound.ts'
import type { Music } from './music.ts'

const timeline = { seed: 1 } as Timeline // the stub does not read it
const settled = () => new Promise((go) => setTimeout(go))

/** An audio context and music that record what they are asked. */
function stub({ allowed = true } = {}) {
  const calls: string[] = []
  const context = {
    resume: () => (allowed ? Promise.resolve() : Promise.reject(new Error('not allowed'))),
    close: () => {
      calls.push('close')
      return Promise.resolve()
    },
  }
  const prepared = {} as Awaited<ReturnType<Music['prepare']>> // only passed on
  const music: Music = {
    prepare: () => Promise.resolve(prepared),
    play: (_, t) => calls.push(`play ${t}`),
    at: (t) => calls.push(`at ${t}`),
    stop: () => calls.push('stop'),
  }
  const open = vi.fn<() => AudioContext>(() => context as unknown as AudioContext) // the two used methods
  const load = vi.fn<() => Promise<{ createMusic: () => Music }>>(() =>
    Promise.resolve({ createMusic: () => music }),
  )
  return { calls, open, load, sound: createFilmSound(open, load) }
}

test('nothing is opened or fetched before the first press for sound', () => {
  const { sound, open, load } = stub()
  sound.at(1)
  sound.stop()
  sound.dispose()
  expect(open).not.toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
})

test('the context is opened in the press itself; the music joins where the film is by then', async () => {
  const { sound, open, calls } = stub()
  sound.start(timeline, 2)
  expect(open).toHaveBeenCalledOnce()
  sound.at(2.4)
  await settled()
  expect(calls).toEqual(['play 2.4'])
  sound.at(2.5)
  expect(calls.at(-1)).toBe('at 2.5')
})

test('a film that was stopped meanwhile stays silent', async () => {
  const { sound, calls } = stub()
  sound.start(timeline, 0)
  sound.stop()
  await settled()
  expect(calls).not.toContain('play 0')
})

test('without audio the film goes on; the next press tries again', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const refused = stub({ allowed: false })
  refused.sound.start(timeline, 0)
  refused.sound.at(1)
  await settled()
  expect(refused.calls).toEqual([])

  const { sound, open, calls } = stub()
  open.mockImplementationOnce(() => {
    throw new Error('no audio')
  })
  sound.start(timeline, 0)
  sound.start(timeline, 1)
  await settled()
  expect(calls).toEqual(['play 1'])
  expect(info).toHaveBeenCalledTimes(2)
})

test('after disposal the context is closed, and another press opens a new one', async () => {
  const { sound, open, calls } = stub()
  sound.start(timeline, 0)
  await settled()
  sound.dispose()
  expect(calls.at(-1)).toBe('close')
  sound.start(timeline, 0)
  expect(open).toHaveBeenCalledTimes(2)
})
