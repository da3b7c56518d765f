import { clamp } from '../easing.ts'
import { createRandom } from '../random.ts'
import type { CameraKey, Timeline, TimelineCast } from '../timeline-format.ts'
import type { SpokenLine } from './spoken-line.ts'

type Frame = Pick<Timeline, 'duration' | 'width' | 'height' | 'seed'>
type Cut = Pick<CameraKey, 't' | 'framing' | 'on'>

/** Minimum length of a shot, in seconds. */
const SHOT = 1.7

/** Plans the cuts: they follow the captions, never repeat a framing, and start and end wide. */
export function planCamera(
  cast: readonly TimelineCast[],
  lines: readonly SpokenLine[],
  { duration, width, height, seed }: Frame,
): CameraKey[] {
  const random = createRandom(seed ^ 0x5ca1e)
  const keys: Cut[] = [{ t: 0, framing: 'wide', on: null }]
  const talkEnd = lines.at(-1)?.to ?? duration
  for (const line of lines) {
    for (const cue of line.cues) {
      const last = keys.at(-1)
      // A line that several characters speak gets a wide shot, and may cut after a shorter time.
      const together = line.along.length > 0
      if (!last || cue.from - last.t < (together ? 0.9 : SHOT) || talkEnd - cue.from < 0.8) continue
      if (together && last.framing === 'wide') continue
      const framing = together ? 'wide' : nextFraming(last, line.speaker, cast.length, random)
      keys.push({ t: cue.from, framing, on: framing === 'wide' ? null : line.speaker })
    }
  }
  const last = keys.at(-1)
  if (last && last.framing !== 'wide') {
    keys.push({ t: Math.round(Math.max(last.t + 0.5, talkEnd) * 1000) / 1000, framing: 'wide', on: null })
  }
  return keys.map((key) => Object.assign(viewOf(key, cast, width, height), key))
}

function nextFraming(
  last: Cut,
  speaker: string,
  castSize: number,
  random: () => number,
): CameraKey['framing'] {
  if (last.framing === 'wide') return castSize > 1 || random() < 0.65 ? 'close' : 'look'
  if (last.on !== speaker) return 'close'
  if (last.framing === 'close') return random() < 0.5 ? 'look' : 'wide'
  return random() < 0.5 ? 'close' : 'wide'
}

function viewOf(
  { framing, on }: Cut,
  cast: readonly TimelineCast[],
  width: number,
  height: number,
): Pick<CameraKey, 'view' | 'push'> {
  const member = cast.find(({ id }) => id === on)
  if (!member || framing === 'wide') return { view: [width / 2, height / 2, 1], push: 1.025 }
  const { x, y, scale } = member
  const headY = y - 300 * scale
  const near = clamp((width * 0.8) / (300 * scale), 1.15, cast.length === 1 ? 1.5 : 2)
  if (framing === 'close') return { view: [x, headY, near], push: 1.03 }
  return {
    view: [x + (cast.length === 1 ? 0.05 : 0.03) * width, headY + 60 * scale, near * 0.85],
    push: 0.98,
  }
}
