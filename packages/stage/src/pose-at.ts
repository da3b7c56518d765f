import type { Character } from './known-characters.ts'
import { clamp, lerp, plateau, pastAndBack, smooth } from './easing.ts'
import { MOUTHS, mixMouths, type MouthName, type MouthShape } from './mouth.ts'
import {
  inBlink,
  MOOD_MOUTHS,
  MOODS,
  mixMoods,
  REST_POSE,
  type ArmPose,
  type Mood,
  type MoodShape,
  type Pose,
} from './pose.ts'
import { hashText } from './random.ts'
import type { Span, Tracks } from './timeline-format.ts'

/** Mouths move this much before the sound, in seconds (studio notes). */
const MOUTH_LEAD = 0.075
const BLINK = 0.17
const HOP = 0.52
const HOP_HEIGHT = 34
/** Before a hop, and each of the two swings after it, in seconds. */
const CROUCH = 0.16
const LAND = 0.16
/** Seconds into and out of an action, a gesture or a whisper, and of a turn. */
const RAMP = 0.35
const TURN = 0.4
/** A pause of this length brings back the mood's own mouth. */
const PAUSE = 0.3

/** The pose of a character at time `t`: a pure function of its tracks, the time and the seed. */
export function poseAt(character: Character, tracks: Tracks, t: number, seed: number): Pose {
  const phase = ((hashText(character.slug) ^ seed) % 1000) / 159
  const breath = Math.sin(t * 1.85 + phase)
  const [lookX, lookY] = lookAt(tracks.look, t)
  const { rise, squash } = hopAt(tracks.hop, t)
  const waving = waveAt(tracks.wave, t)
  const talking = talkingArms(tracks.mouth, t, phase)
  const gesture = gestureAt(character, tracks.gesture, t)
  const blink = blinkAt(tracks.blink, t)
  const sway = 0.22 * Math.sin(t * 1.3 + phase * 2)
  const free: ArmPose = waving ?? { raise: talking.free, sway }
  // What is in the other hand moves with what is said, too.
  const full: ArmPose = { raise: talking.full, sway: sway + talking.full * 0.5 * Math.sin(t * 4.1 + phase) }
  return {
    ...REST_POSE,
    blink,
    mouth: mouthAt(tracks, t),
    lookX,
    lookY,
    tilt: 1.4 * Math.sin(t * 0.9 + phase) + lookX * 3,
    armLeft: character.wavingArm === 'left' ? free : full,
    armRight: character.wavingArm === 'right' ? free : full,
    mood: inBlink(moodAt(tracks.mood, t), blink),
    bounce: clamp(breath * 0.22 + squash + windUp(tracks.act, t), -1, 1),
    rise,
    idle: Math.sin(t * Math.PI * 2 * character.acting.idle.rate + phase),
    turn: turnAt(tracks.turn, t),
    action: within(tracks.act, t),
    gesture: gesture.amount,
    beat: gesture.beat,
    whisper: within(tracks.whisper, t) * (character.wavingArm === 'left' ? -1 : 1),
  }
}

/** While the character speaks, the shapes of speech; otherwise the mouth of its mood. */
function mouthAt({ mouth: keys, mood }: Tracks, t: number): MouthShape {
  const own = mouthOfMood(mood, t)
  const at = lastIndex(keys, (key) => key[0] - MOUTH_LEAD <= t)
  const key = keys[at]
  if (!key) return own
  const before = keys[at - 1]?.[1] ?? 'smile'
  const from = isRest(before) ? own : MOUTHS[before]
  const reached = afterKey(keys, at, t)
  if (key[1] === 'smile') return mixMouths(from, own, reached)
  const spoken = mixMouths(from, MOUTHS[key[1]], reached)
  return key[1] === 'X' ? mixMouths(spoken, own, smooth((t - key[0]) / PAUSE)) : spoken
}

const isRest = (name: MouthName): boolean => name === 'X' || name === 'smile'

/** 0 to 1: how far the mouth has moved to the key at this index. */
function afterKey(keys: Tracks['mouth'], at: number, t: number): number {
  const [time, before] = [keys[at]?.[0] ?? 0, keys[at - 1]?.[0]]
  const lead = before === undefined ? MOUTH_LEAD : Math.min(MOUTH_LEAD, time - before)
  return lead > 0 ? smooth((t - (time - MOUTH_LEAD)) / lead) : 1
}

function mouthOfMood(keys: Tracks['mood'], t: number): MouthShape {
  const { from, to, amount } = moodStep(keys, t)
  return mixMouths(MOOD_MOUTHS[from], MOOD_MOUTHS[to], amount)
}

function turnAt(keys: Tracks['turn'], t: number): number {
  if (!keys) return 0
  const at = lastIndex(keys, (key) => key[0] <= t)
  const key = keys[at]
  return key ? lerp(keys[at - 1]?.[1] ?? 0, key[1], pastAndBack((t - key[0]) / TURN)) : 0
}

/** 1 within a span, 0 outside, with soft ramps. */
function within(spans: readonly Span[] | undefined, t: number): number {
  const span = spans?.find(([from, to]) => t > from && t < to)
  return span ? plateau(t, span[0], span[1], RAMP) : 0
}

function gestureAt(
  character: Character,
  spans: Tracks['gesture'],
  t: number,
): { amount: number; beat: number } {
  const span = spans?.find(([from, to]) => t > from && t < to)
  if (!span) return { amount: 0, beat: 0 }
  const beat = 0.5 - 0.5 * Math.cos((t - span[0]) * Math.PI * 2 * character.acting.rate)
  return { amount: plateau(t, span[0], span[1], RAMP), beat }
}

function blinkAt(times: Tracks['blink'], t: number): number {
  const start = times.find((time) => t >= time && t < time + BLINK)
  if (start === undefined) return 0
  const progress = (t - start) / BLINK
  return progress < 0.4 ? smooth(progress / 0.4) : smooth((1 - progress) / 0.6)
}

/** A pause in speech of this length parts two phrases, and a phrase of this length moves a hand, in seconds. */
const PHRASE_PAUSE = 0.3
const PHRASE = 0.7

const phrases = new WeakMap<Tracks['mouth'], readonly Span[]>()

/** From when to when a character speaks without a pause. */
function phrasesOf(keys: Tracks['mouth']): readonly Span[] {
  const known = phrases.get(keys)
  if (known) return known
  const spans: [number, number][] = []
  for (const [i, [from, shape]] of keys.entries()) {
    if (isRest(shape)) continue
    const to = keys[i + 1]?.[0] ?? from
    const last = spans.at(-1)
    if (last && from - last[1] < PHRASE_PAUSE) last[1] = to
    else spans.push([from, to])
  }
  const long = spans.filter(([from, to]) => to - from > PHRASE)
  phrases.set(keys, long)
  return long
}

/** Hands speak along, one with each phrase: how far the free one is raised, and the one that holds something. */
function talkingArms(keys: Tracks['mouth'], t: number, phase: number): { free: number; full: number } {
  const all = phrasesOf(keys)
  const at = all.findIndex(([from, to]) => t > from && t < to)
  const phrase = all[at]
  if (!phrase) return { free: 0, full: 0 }
  const amount = plateau(t, phrase[0], phrase[1], RAMP) * (0.4 + 0.14 * Math.sin(t * 2.7 + phase))
  return at % 2 === 0 ? { free: 0, full: amount } : { free: amount * 0.7, full: 0 }
}

function waveAt(spans: Tracks['wave'], t: number): ArmPose | undefined {
  const span = spans.find(([from, to]) => t > from && t < to)
  if (!span) return undefined
  const raise = plateau(t, span[0], span[1], 0.38)
  return { raise, sway: Math.sin((t - span[0]) * 11) * 0.9 * smooth(raise) }
}

/** A crouch, the leap, a squash as it lands, and a settling. */
function hopAt(times: Tracks['hop'], t: number): { rise: number; squash: number } {
  const start = times.find((time) => t >= time - CROUCH && t < time + HOP + LAND * 2)
  if (start === undefined) return { rise: 0, squash: 0 }
  const since = t - start
  if (since < 0) return { rise: 0, squash: -0.7 * Math.sin((1 + since / CROUCH) * Math.PI) }
  const progress = since / HOP
  if (progress < 1)
    return {
      rise: HOP_HEIGHT * 4 * progress * (1 - progress),
      squash: 0.7 * Math.sin(progress * Math.PI * 2) * (1 - progress),
    }
  const landed = (since - HOP) / LAND
  return { rise: 0, squash: (landed < 1 ? -0.75 : -0.3) * Math.sin(landed * Math.PI) }
}

/** A crouch as an action begins, and a stretch into it. */
function windUp(spans: Tracks['act'], t: number): number {
  const start = spans?.find(([from]) => t > from && t < from + RAMP * 2)?.[0]
  return start === undefined
    ? 0
    : -0.7 * Math.sin(((t - start) / RAMP) * Math.PI) * (t < start + RAMP ? 1 : 0.6)
}

function lookAt(keys: Tracks['look'], t: number): [number, number] {
  const at = lastIndex(keys, (key) => key[0] <= t)
  const key = keys[at]
  if (!key) return [0, 0]
  const before = keys[at - 1]
  const amount = smooth((t - key[0]) / 0.32)
  return [lerp(before?.[1] ?? 0, key[1], amount), lerp(before?.[2] ?? 0, key[2], amount)]
}

function moodAt(keys: Tracks['mood'], t: number): MoodShape {
  const { from, to, amount } = moodStep(keys, t)
  return mixMoods(MOODS[from], MOODS[to], amount)
}

function moodStep(keys: Tracks['mood'], t: number): { from: Mood; to: Mood; amount: number } {
  const at = lastIndex(keys, (key) => key[0] <= t)
  const key = keys[at]
  const from = keys[at - 1]?.[1] ?? 'calm'
  return { from, to: key?.[1] ?? 'calm', amount: key ? smooth((t - key[0]) / 0.4) : 1 }
}

/** Index of the last key that passes; keys are sorted by time. */
function lastIndex<Key>(keys: readonly Key[], passes: (key: Key) => boolean): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    const key = keys[middle]
    if (key !== undefined && passes(key)) low = middle + 1
    else high = middle
  }
  return low - 1
}
