// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { measureProgress } from './measure-progress.ts'
import type { PlaybackState } from './playback.ts'

beforeEach(() => delete window.recadinhoMeasured)

/** A film of 40 seconds, as the player reports it. */
function film(duration = 40) {
  let state: PlaybackState = { phase: 'resting', muted: true, voiceless: false, line: -1 }
  let report: (moment: number) => void = () => undefined
  measureProgress(
    {
      state: () => state,
      duration: () => duration,
      follow(follower) {
        report = follower
        follower(0)
        return () => undefined
      },
    },
    'greeting',
  )
  return (moment: number, change: Partial<PlaybackState> = {}) => {
    state = { ...state, ...change }
    report(moment)
  }
}
const reported = () => (window.recadinhoMeasured ?? []).map(({ extra }) => extra['video_progress'])

test('§3: what is heard is reported as it plays, each quarter once', () => {
  const at = film()
  at(20, { phase: 'playing' })
  expect(reported()).toEqual([])
  at(0, { muted: false })
  for (const moment of [0.3, 9.9, 10, 10.3, 31, 39.9, 12, 25]) at(moment)
  at(40, { phase: 'resting' })
  at(0)
  expect(reported()).toEqual([0, 25, 75, 100])
  expect(window.recadinhoMeasured?.[0]).toMatchObject({
    action: 'VideoView',
    extra: { content_name: 'greeting', content_type: 'video' },
  })
})

test('§3: a paused film that is moved was not heard there, and without a film nothing was', () => {
  film()(39, { phase: 'paused', muted: false })
  film(0)(0, { phase: 'playing', muted: false })
  expect(reported()).toEqual([])
})
