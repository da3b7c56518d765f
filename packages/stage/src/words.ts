import { beatsOf } from './direction/beat.ts'
import { clamp, overshoot, plateau, smooth } from './easing.ts'
import { findLateParts } from './known-decor.ts'
import { tenth } from './tenth.ts'
import { graphemesOf } from './letters.ts'
import type { Cue, CueWord, Timeline } from './timeline-format.ts'

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
  /** The name in lights: how far it has come down, how many of the bulbs are on (0 to 1), and the step of their run. */
  readonly lights: {
    readonly text: string
    readonly hung: number
    readonly lit: number
    readonly step: number
  } | null
  /** The frame of the last picture, and the flash with which it is taken. */
  readonly closing: {
    readonly title: string
    readonly dateline?: string
    readonly signature: string
    readonly shown: number
    readonly flash: number
  } | null
  readonly cards: readonly { readonly text: string; readonly opacity: number }[]
}

/** The words at time `t`. With reduced motion the pennants hang still from the start. */
export function wordsAt(timeline: Timeline, t: number, reducedMotion = false): Words {
  return {
    banner: bannerAt(timeline, reducedMotion ? hangingTime(timeline, t) : t),
    caption: timeline.captions.on ? captionAt(timeline.captions.cues, t) : null,
    lights: lightsAt(timeline, t, reducedMotion),
    closing: closingAt(timeline, t, reducedMotion),
    cards: cardsAt(timeline, t),
  }
}

function bannerAt({ banner, camera }: Timeline, t: number): Words['banner'] {
  if (!banner || t < banner.from || !findLateParts()) return null
  const { text, from, to = Infinity } = banner
  const at = camera.findLastIndex((key) => key.t <= t)
  const [last, shot] = [camera[at - 1], camera[at]]
  const since = smooth((t - (shot?.t ?? 0)) / 0.3)
  // A face so near has no room above its hat.
  const away = shot?.framing === 'whisper' ? since : last?.framing === 'whisper' ? 1 - since : 0
  const hung = t < to ? overshoot((t - from) / 0.6) : 1 - smooth((t - to) / 0.3)
  return t < to + 0.3 && away < 1 ? { text, hung: hung - away, sway: tenth(t) } : null
}

function captionAt(cues: readonly Cue[], t: number): Words['caption'] {
  const cue = cues.findLast((each) => each.from - 0.12 <= t)
  if (!cue || t >= cue.to + 0.5) return null
  return {
    words: cue.words.map((word) => readable(word, t)),
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

/** Pennants that hang from the start, until they are taken in. */
const hangingTime = ({ banner, duration }: Timeline, t: number): number => {
  if (banner?.to === undefined) return duration
  return t < banner.to ? banner.to - 0.01 : duration
}

function lightsAt(timeline: Timeline, t: number, reducedMotion: boolean): Words['lights'] {
  const beat = beatsOf(timeline, 'lights').find(({ from, to }) => t >= from && t < to)
  if (!beat || !findLateParts()) return null
  if (reducedMotion) return { text: beat.text, hung: 1, lit: 1, step: 0 }
  const since = t - beat.from
  return {
    text: beat.text,
    hung: overshoot(since / 0.5),
    lit: Math.round(clamp((since - 0.2) / 0.8) * 20) / 20,
    step: since > 1.2 ? Math.floor(since * 3) % 3 : 0,
  }
}

function closingAt(timeline: Timeline, t: number, reducedMotion: boolean): Words['closing'] {
  const [beat] = beatsOf(timeline, 'close')
  if (!beat || t < beat.from - 0.12 || !findLateParts()) return null
  const { from, title, dateline, signature } = beat
  const words = { title, ...(dateline !== undefined && { dateline }), signature }
  if (reducedMotion) return t < from ? null : { ...words, shown: 1, flash: 0 }
  const flash = t < from ? smooth((t - from + 0.12) / 0.12) : 1 - smooth((t - from) / 0.4)
  return { ...words, shown: t < from ? 0 : 1, flash: Math.round(flash * 100) / 100 }
}

/** No name is longer. What is, or has marks inside, is several words: an address, or a sentence without spaces. */
const LONGEST = 64
/** Letters of it that a caption shows at once. */
const PIECE = 36

/** A word as the caption shows it: of one that is too long, the piece that is being spoken. */
function readable({ w, from, to }: CueWord, t: number): string {
  if (w.length <= PIECE || (w.length <= LONGEST && !/\p{P}./u.test(w))) return w
  const pieces = piecesOf(graphemesOf(w))
  return pieces[Math.floor(clamp((t - from) / (to - from), 0, 0.999) * pieces.length)] ?? w
}

/** Pieces of a row or two, divided after a mark where there is one. */
function piecesOf(letters: readonly string[]): string[] {
  if (letters.length <= PIECE) return [letters.join('')]
  const mark = letters.slice(PIECE / 2, PIECE).findLastIndex((letter) => /^\p{P}/u.test(letter))
  const end =
    mark === -1 ? Math.ceil(letters.length / Math.ceil(letters.length / PIECE)) : PIECE / 2 + mark + 1
  return [letters.slice(0, end).join(''), ...piecesOf(letters.slice(end))]
}
