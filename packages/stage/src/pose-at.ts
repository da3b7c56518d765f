import type { Character } from './known-characters.ts'
import { clamp, lerp, plateau, smooth } from './easing.ts'
import { MOUTHS, mixMouths, type MouthShape } from './mouth.ts'
import { MOODS, mixMoods, REST_POSE, type ArmPose, type MoodShape, type Pose } from './pose.ts'
import { hashText } from './random.ts'
import type { Tracks } from './timeline-format.ts'

/** Mouths move this much before the sound, in seconds (studio notes). */
const MOUTH_LEAD = 0.075
const BLINK = 0.17
const HOP = 0.52
const HOP_HEIGHT = 34

/** The pose of a character at time `t`: a pure function of its tracks, the time and the seed. */
export function poseAt(character: Character, tracks: Tracks, t: number, seed: number): Pose {
  const phase = ((hashText(character.slug) ^ seed) % 1000) / 159
  const breath = Math.sin(t * 1.85 + phase)
  const [lookX, lookY] = lookAt(tracks.look, t)
  const { rise, squash } = hopAt(tracks.hop, t)
  const waving = waveAt(tracks.wave, t)
  const idle: ArmPose = { raise: 0, sway: 0.22 * Math.sin(t * 1.3 + phase * 2) }
  return {
    ...REST_POSE,
    blink: blinkAt(tracks.blink, t),
    mouth: mouthAt(tracks.mouth, t),
    lookX,
    lookY,
    tilt: 1.4 * Math.sin(t * 0.9 + phase) + lookX * 3,
    armLeft: character.wavingArm === 'left' && waving ? waving : idle,
    armRight: character.wavingArm === 'right' && waving ? waving : idle,
    mood: moodAt(tracks.mood, t),
    bounce: clamp(breath * 0.22 + squash, -1, 1),
    rise,
  }
}

function mouthAt(keys: Tracks['mouth'], t: number): MouthShape {
  const at = lastIndex(keys, (key) => key[0] - MOUTH_LEAD <= t)
  const key = keys[at]
  if (!key) return MOUTHS.X
  const before = keys[at - 1]
  const lead = before ? Math.min(MOUTH_LEAD, key[0] - before[0]) : MOUTH_LEAD
  const from = before ? MOUTHS[before[1]] : MOUTHS.X
  const amount = lead > 0 ? (t - (key[0] - MOUTH_LEAD)) / lead : 1
  return mixMouths(from, MOUTHS[key[1]], smooth(amount))
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
  const at = lastIndex(keys, (key) => key[0] <= t)
  const key = keys[at]
  if (!key) return MOODS.calm
  const before = keys[at - 1]
  return mixMoods(MOODS[before?.[1] ?? 'calm'], MOODS[key[1]], smooth((t - key[0]) / 0.4))
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
