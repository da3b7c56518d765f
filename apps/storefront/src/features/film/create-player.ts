import type { Timeline } from '@recadinho/stage/timeline'
import { lessMotionQuery } from '../../lib/less-motion.ts'
import { drawOnCanvas, type Drawing } from './draw-on-canvas.ts'
import { createPlayback, type PlaybackState } from './playback.ts'
import { createFilmSound } from './sound/film-sound.ts'
import type { Voice } from './voice.ts'
import { watchSeen } from './watch-seen.ts'

interface Screen extends Drawing {
  seen: boolean
}

/** The position is reported this often while it plays (seconds): each report costs the page a layout. */
const reportEvery = 0.25

/** One playback and the screens that show it: the last one that was added draws. */
export function createPlayer() {
  const screens: Screen[] = []
  const listeners = new Set<(state: PlaybackState) => void>()
  const followers = new Set<(moment: number) => void>()
  let reported = 0
  let voice: Voice | undefined
  let audio: AudioContext | undefined
  /** The one for music and voices, which the sound closes in the end. Called within a press; throws where there is none. */
  const openAudio = () => {
    if (!audio || audio.state === 'closed') audio = new AudioContext()
    return audio
  }

  const report = () => {
    const moment = playback.at()
    const soon = moment >= reported && moment < reported + reportEvery
    if (playback.state().phase === 'playing' && soon) return
    reported = moment
    for (const follower of followers) follower(moment)
  }
  const playback = createPlayback({
    draw(timeline: Timeline, t: number) {
      screens.at(-1)?.draw(timeline, t)
      report()
    },
    onChange(state) {
      for (const listener of listeners) listener(state)
      report()
    },
    voice: () => voice,
    sound: createFilmSound(openAudio),
  })

  return {
    ...playback,
    openAudio,
    speakWith(next: Voice | undefined) {
      voice = next
    },
    /** Shows the film inside an element, until the returned function is called: words stay above what is laid `over` it. */
    show(box: HTMLElement, over?: () => Element | null) {
      let query: MediaQueryList | undefined
      const reducedMotion = () => (query ??= lessMotionQuery()).matches
      const screen: Screen = { ...drawOnCanvas(box, reducedMotion, over), seen: true }
      screens.push(screen)
      const onTop = () => screens.at(-1) === screen
      const unwatch = watchSeen(box, (seen) => {
        screen.seen = seen
        if (onTop()) playback.seen(seen)
      })
      playback.redraw()
      return () => {
        unwatch()
        screen.remove()
        screens.splice(screens.indexOf(screen), 1)
        const below = screens.at(-1)
        if (!below) return
        playback.seen(below.seen)
        playback.redraw()
      }
    },
    subscribe: (listener: (state: PlaybackState) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reports the position in seconds: a few times a second while it plays, and at each seek. */
    follow(follower: (moment: number) => void) {
      followers.add(follower)
      follower(playback.at())
      return () => void followers.delete(follower)
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
