import type { Timeline } from '@recadinho/stage/timeline'
import { speak, type Speech } from './speech.ts'

export type PlaybackPhase = 'resting' | 'playing' | 'paused'

/** What a page shows of it. */
export interface PlaybackState {
  phase: PlaybackPhase
  muted: boolean
  /** The device was asked to speak and has no voice for it. */
  voiceless: boolean
  /** The line that is being said; -1 at rest. */
  line: number
}

export interface PlaybackOptions {
  /** Puts a moment of the Timeline on the screen. */
  draw: (timeline: Timeline, t: number) => void
  onChange: (state: PlaybackState) => void
  /** The voices that there are at the moment of speaking, and how the language is spoken. */
  device: () => { voices: readonly SpeechSynthesisVoice[]; tag: string }
  /** For tests. */
  now?: () => number
}

/** Plays one Timeline, in silence or spoken: plays, pauses, goes on where it was, begins anew. */
export function createPlayback({
  draw,
  onChange,
  device,
  now = () => performance.now() / 1000,
}: PlaybackOptions) {
  let state: PlaybackState = { phase: 'resting', muted: true, voiceless: false, line: -1 }
  let timeline: Timeline | undefined
  let speech: Speech | undefined
  let clock = () => 0
  let t = 0
  let frame = 0
  let seen = true
  /** Stopped because nobody could see it, in silence or just begun: goes on by itself. */
  let held = false

  const set = (change: Partial<PlaybackState>) => {
    const next = { ...state, ...change }
    const same = (Object.keys(next) as (keyof PlaybackState)[]).every((key) => next[key] === state[key]) // its own keys
    state = next
    if (!same) onChange(state)
  }
  const halt = () => {
    cancelAnimationFrame(frame)
    speech?.stop()
    speech = undefined
  }
  const step = () => {
    if (!timeline) return
    t = Math.max(t, clock())
    if (t >= timeline.duration) return rest()
    draw(timeline, t)
    set({ line: lineAt(timeline, t) })
    frame = requestAnimationFrame(step)
  }
  const start = (from: number) => {
    if (!timeline) return
    halt()
    held = false
    const playing = timeline
    const silentFrom = (moment: number) => {
      const began = now()
      t = moment
      clock = () => moment + now() - began
    }
    silentFrom(from)
    if (!state.muted) {
      // Goes on with the sentence that was cut short, from its beginning.
      const next = playing.audio.speech.findIndex(([, to]) => to > from)
      speech =
        next === -1
          ? undefined
          : speak(playing, {
              ...device(),
              from: next,
              onSilence: () => set({ voiceless: true }),
              now,
            })
      if (speech) {
        t = playing.audio.speech[next]?.[0] ?? from
        clock = speech.clock
      }
      set({ voiceless: next !== -1 && !speech })
    }
    set({ phase: 'playing' })
    if (seen) return step()
    // Whoever presses sees it: it came into view, which is told of later than the press.
    pause()
    held = true
  }
  const rest = () => {
    halt()
    held = false
    t = 0
    set({ phase: 'resting', line: -1 })
    if (timeline) draw(timeline, posterTime(timeline))
  }
  const pause = () => {
    if (state.phase !== 'playing') return
    halt()
    set({ phase: 'paused' })
  }
  const hold = () => {
    held = state.muted && state.phase === 'playing'
    pause()
  }
  return {
    /** Puts another Timeline on, at rest. */
    load(next: Timeline) {
      timeline = next
      rest()
    },
    /** Draws the moment anew, for a canvas that changed its size. */
    redraw() {
      if (timeline && state.phase !== 'playing')
        draw(timeline, state.phase === 'paused' ? t : posterTime(timeline))
    },
    play: () => start(state.phase === 'paused' ? t : 0),
    replay: () => start(0),
    /** From the beginning, with the voice. */
    hear() {
      set({ muted: false })
      start(0)
    },
    /** Whether anybody can see it: it pauses when not, and what was silent goes on after. */
    seen(now: boolean) {
      seen = now
      if (!seen) hold()
      else if (held) start(t)
    },
    pause,
    rest,
    /** Takes effect at once: what plays goes on, with the voice or without it. */
    mute(muted: boolean) {
      set({ muted, voiceless: false })
      if (state.phase === 'playing') start(t)
    },
    /** How far it is, 0 to 1. */
    progress: () => (timeline ? Math.min(1, t / timeline.duration) : 0),
    state: () => state,
    dispose: halt,
  }
}

export type Playback = ReturnType<typeof createPlayback>

/** A moment that says it all: the first caption with the child's name. */
export function posterTime(timeline: Timeline): number {
  const cue = timeline.captions.cues[0]
  return cue ? (cue.from + cue.to) / 2 : 0
}

const lineAt = (timeline: Timeline, t: number) => timeline.audio.speech.findLastIndex(([from]) => from <= t)
