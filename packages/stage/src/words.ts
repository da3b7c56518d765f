import { overshoot, plateau, smooth } from './easing.ts'
import { tenth } from './tenth.ts'
import type { Cue, Timeline } from './timeline-format.ts'

/** The words on the frame at one moment, and how each of them is shown. Equal values draw the same. */
export interface Words {
  readonly banner: {
    readonly text: string
    /** 0 above the frame, 1 in its place, a little more as it bounces. */
    readonly hung: number
    /** The time of the pennants' sway. */
    readonly sway: number
  } | null
  readonly caption: {
    readonly words: readonly string[]
    /** Index of the spoken word; -1 between words. */
    readonly spoken: number
    readonly opacity: number
  } | null
  readonly cards: readonly { readonly text: string; readonly opacity: number }[]
}

/** The words at time `t`. With reduced motion the pennants hang still from the start. */
export function wordsAt(timeline: Timeline, t: number, reducedMotion = false): Words {
  return {
    banner: bannerAt(timeline, reducedMotion ? timeline.duration : t),
    caption: timeline.captions.on ? captionAt(timeline.captions.cues, t) : null,
    cards: cardsAt(timeline, t),
  }
}

function bannerAt({ banner }: Timeline, t: number): Words['banner'] {
  if (!banner || t < banner.from) return null
  return { text: banner.text, hung: overshoot((t - banner.from) / 0.6), sway: tenth(t) }
}

function captionAt(cues: readonly Cue[], t: number): Words['caption'] {
  const cue = cues.findLast((each) => each.from - 0.12 <= t)
  if (!cue || t >= cue.to + 0.5) return null
  return {
    words: cue.words.map(({ w }) => w),
    spoken: cue.words.findLastIndex((word) => t >= word.from && t < word.to + 0.04),
    opacity: plateau(t, cue.from - 0.12, cue.to + 0.5, 0.12),
  }
}

function cardsAt({ cards: { open, close } }: Timeline, t: number): Words['cards'] {
  return [
    ...(open && t < open.to ? [{ text: open.text, opacity: smooth((open.to - t) / 0.3) }] : []),
    ...(close && t > close.from ? [{ text: close.text, opacity: smooth((t - close.from) / 0.3) }] : []),
  ]
}
