import { drawFrame } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'

export interface Player {
  /** Puts another Timeline on; shows its poster, or goes on playing where it is. */
  load(timeline: Timeline): void
  /** Plays once from the beginning. `clock` tells the moment to show, in seconds; by itself it is the time since now. */
  play(clock?: () => number): void
  /** Stops and shows the poster. */
  stop(): void
}

export interface PlayerOptions {
  canvas: HTMLCanvasElement
  onEnd: () => void
  /** For tests. */
  now?: () => number
}

/** Plays Timelines on a canvas, sharp at any pixel density. Knows nothing of sound. */
export function createPlayer({ canvas, onEnd, now = () => performance.now() / 1000 }: PlayerOptions): Player {
  const context = canvas.getContext('2d')
  let timeline: Timeline | undefined
  let clock: (() => number) | undefined
  let frame = 0

  const draw = (t: number) => {
    if (!context || !timeline) return
    const scale = (canvas.clientWidth * devicePixelRatio) / timeline.width || 1
    const width = Math.round(timeline.width * scale)
    const height = Math.round(timeline.height * scale)
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawFrame(context, timeline, t)
  }
  const step = () => {
    if (!clock || !timeline) return
    const t = clock()
    if (t >= timeline.duration) {
      rest()
      return onEnd()
    }
    draw(t)
    frame = requestAnimationFrame(step)
  }
  const rest = () => {
    clock = undefined
    cancelAnimationFrame(frame)
    if (timeline) draw(posterTime(timeline))
  }
  return {
    load(next) {
      timeline = next
      if (!clock) rest()
    },
    play(given) {
      cancelAnimationFrame(frame)
      const start = now()
      clock = given ?? (() => now() - start)
      step()
    },
    stop: rest,
  }
}

/** A moment that says it all: the first caption with the child's name. */
export function posterTime(timeline: Timeline): number {
  const cue = timeline.captions.cues[0]
  return cue ? (cue.from + cue.to) / 2 : 0
}
