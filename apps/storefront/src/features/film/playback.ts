import type { Timeline } from '@recadinho/stage/timeline'
import { afterLine, changedLine, lineAt, sameMoment } from './retime.ts'
import type { FilmSound } from './sound/film-sound.ts'
import { rememberSound, soundWanted } from './sound/sound-wanted.ts'
import { speak, type Speech } from './speech.ts'
import type { Voice } from './voice.ts'

export type PlaybackPhase = 'resting' | 'playing' | 'paused'

/** The state for the page. */
export interface PlaybackState {
  phase: PlaybackPhase
  muted: boolean
  /** Speech was requested, but the device has no voice for it. */
  voiceless: boolean
  /** The spoken line; -1 at rest. */
  line: number
}

export interface PlaybackOptions {
  /** Draws a moment of the Timeline. */
  draw: (timeline: Timeline, t: number) => void
  onChange: (state: PlaybackState) => void
  /** What speaks for the film's cast now; without one, captions, music and mouths go on. */
  voice: () => Voice | undefined
  sound: FilmSound
  /** For tests. */
  now?: () => number
}

/** A playing film resumes this long after the last seek (milliseconds), so that dragging does not stutter. */
const resumeDelay = 250
/** And this long after its words have changed. */
const speechDelay = 700

/** Plays one Timeline, in silence or with speech and music: play, pause, seek, resume, restart. */
export function createPlayback({
  draw,
  onChange,
  voice,
  sound,
  now = () => performance.now() / 1000,
}: PlaybackOptions) {
  let state: PlaybackState = { phase: 'resting', muted: true, voiceless: false, line: -1 }
  let timeline: Timeline | undefined
  let speech: Speech | undefined
  let clock = () => 0
  let t = 0
  let frame = 0
  let resume: ReturnType<typeof setTimeout> | undefined
  /** The words have changed: the film before, whose line the voice is still to end. */
  let ending: { before: Timeline; line: number } | undefined
  let seen = true
  /** Paused because it was out of sight, in silence or just begun: resumes by itself. */
  let held = false

  const set = (change: Partial<PlaybackState>) => {
    const next = { ...state, ...change }
    const same = (Object.keys(next) as (keyof PlaybackState)[]).every((key) => next[key] === state[key]) // its own keys
    state = next
    if (!same) onChange(state)
  }
  const hush = () => {
    cancelAnimationFrame(frame)
    ending = undefined
    speech?.stop()
    speech = undefined
    sound.stop()
  }
  const halt = () => {
    hush()
    clearTimeout(resume)
    resume = undefined
  }
  const step = (): void => {
    if (!timeline) return
    if (ending && speech?.line() !== ending.line) return goOn(afterLine(ending.before, timeline, ending.line))
    t = Math.max(t, clock())
    if (t >= timeline.duration) return rest(true)
    draw(timeline, t)
    sound.at(t)
    set({ line: lineAt(timeline, t) })
    frame = requestAnimationFrame(step)
  }
  const start = (from: number): void => {
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
      const speaks = playing.audio.speech.some(([, to]) => to > from)
      const used = speaks ? voice() : undefined
      speech = used && speak(playing, { voice: used, from, onSilence: () => set({ voiceless: true }), now })
      if (speech) {
        const spoken = speech.clock
        clock = () => (ending && timeline ? sameMoment(ending.before, timeline, spoken()) : spoken())
        t = clock()
      }
      set({ voiceless: speaks && !speech })
      sound.start(playing, t)
    }
    set({ phase: 'playing' })
    if (seen) return step()
    // A press means that it is visible: the visibility event may come later than the press.
    pause()
    held = true
  }
  /** The changed film, as soon as its words have not changed for a while. */
  const goOn = (from: number): void => {
    if (!resume) return start(from)
    hush()
    moveTo(from)
  }
  /** A press plays with sound if someone asked for it before. */
  const press = (from: number) => {
    if (soundWanted()) set({ muted: false })
    start(from)
  }
  /** Before it plays it shows its poster, after its end the last picture, which is made to be kept. */
  const rest = (after: boolean) => {
    halt()
    held = false
    t = after && timeline ? timeline.duration : 0
    set({ phase: 'resting', line: -1 })
    drawAtRest()
  }
  const drawAtRest = () => {
    if (timeline) draw(timeline, state.phase === 'paused' || t > 0 ? t : posterTime(timeline))
  }
  /** Shows a moment without playing. */
  const moveTo = (moment: number) => {
    if (!timeline) return
    t = moment
    draw(timeline, t)
    set({ line: lineAt(timeline, t) })
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
    /**
     * Loads another Timeline: at the same moment if the one before is playing or paused. A voice ends its sentence
     * first, then waits until the text has not changed for a while.
     */
    load(next: Timeline) {
      const before = timeline
      timeline = next
      if (!before) return rest(false)
      const unchanged = changedLine(before, next) === -1
      if (state.phase === 'resting') return rest(unchanged && t > 0)
      t = sameMoment(before, next, t)
      if (state.phase === 'paused') return moveTo(t)
      if (state.muted && !resume) return start(t)
      // Voice and music go on.
      if (unchanged && !resume) return
      const line = speech?.line() ?? -1
      if (line === -1) {
        hush()
        moveTo(t)
      } else ending ??= { before, line }
      clearTimeout(resume)
      resume = setTimeout(() => {
        resume = undefined
        if (!ending) start(t)
      }, speechDelay)
    },
    /** Draws the current moment again, for a canvas that changed its size. */
    redraw() {
      if (state.phase !== 'playing') drawAtRest()
    },
    play: () => press(timeline && state.phase === 'paused' && t < timeline.duration ? t : 0),
    playFrom: press,
    playLine: (line: number) => press(timeline?.audio.speech[line]?.[0] ?? 0),
    replay: () => press(0),
    /** Plays by itself: silent unless it was heard before. */
    playByItself: (line = -1) => start(timeline?.audio.speech[line]?.[0] ?? 0),
    /** Shows another moment (seconds): a playing film continues there once it is not moved again, any other pauses. */
    seek(moment: number) {
      if (!timeline) return
      const { phase } = state
      halt()
      held = false
      moveTo(Math.min(Math.max(moment, 0), timeline.duration))
      set({ phase: phase === 'playing' ? phase : 'paused' })
      if (phase === 'playing') resume = setTimeout(() => start(t), resumeDelay)
    },
    /** From the beginning, with the voice. */
    hear: () => {
      rememberSound(true)
      set({ muted: false })
      start(0)
    },
    /** Whether it is visible: it pauses when not, and a silent film resumes after. */
    seen(now: boolean) {
      seen = now
      if (!seen) hold()
      else if (held) start(t)
    },
    pause,
    /** Takes effect at once, for speech and music alike: a playing film continues with or without them. */
    mute(muted: boolean) {
      rememberSound(!muted)
      set({ muted, voiceless: false })
      if (state.phase === 'playing') start(t)
    },
    /** The current moment, in seconds; at rest 0, or the end after it. */
    at: () => t,
    duration: () => timeline?.duration ?? 0,
    state: () => state,
    dispose: () => {
      halt()
      sound.dispose()
    },
  }
}

export type Playback = ReturnType<typeof createPlayback>

/** A representative moment: the first caption with the child's name. */
export function posterTime(timeline: Timeline): number {
  const cue = timeline.captions.cues[0]
  return cue ? (cue.from + cue.to) / 2 : 0
}
