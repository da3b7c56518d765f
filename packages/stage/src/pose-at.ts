import type { Character } from './known-characters.ts'
import { clamp, lerp, plateau, smooth } from './easing.ts'
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
  const gesture = gestureAt(character, tracks.gesture, t)
  const blink = blinkAt(tracks.blink, t)
  const idle: ArmPose = { raise: 0, sway: 0.22 * Math.sin(t * 1.3 + phase * 2) }
  return {
    ...REST_POSE,
    blink,
    mouth: mouthAt(tracks, t),
    lookX,
    lookY,
    tilt: 1.4 * Math.sin(t * 0.9 + phase) + lookX * 3,
    armLeft: character.wavingArm === 'left' && waving ? waving : idle,
    armRight: character.wavingArm === 'right' && waving ? waving : idle,
    mood: inBlink(moodAt(tracks.mood, t), blink),
    bounce: clamp(breath * 0.22 + squash, -1, 1),
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
  return key ? lerp(keys[at - 1]?.[1] ?? 0, key[1], smooth((t - key[0]) / TURN)) : 0
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

function waveAt(spans: Tracks['wave'], t: number): ArmPose | undefined {
  const span = spans.find(([from, to]) => t > from && t < to)
  if (!span) return undefined
  const raise = plateau(t, span[0], span[1], 0.38)
  return { raise, sway: Math.sin((t - span[0]) * 11) * 0.9 * smooth(raise) }
}

function hopAt(times: Tracks['hop'], t: number): { rise: number; squash: number } {
  const start = times.find((time) => t >= time && t < time + HOP + 0.16)
  if (start === undefined) return { rise: 0, squash: 0 }
  const progress = (t - start) / HOP
  if (progress >= 1) return { rise: 0, squash: -0.7 * Math.sin(((t - start - HOP) / 0.16) * Math.PI) }
  return {
    rise: HOP_HEIGHT * 4 * progress * (1 - progress),
    squash: 0.7 * Math.sin(progress * Math.PI * 2) * (1 - progress),
  }
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
