import { clamp, lerp } from './easing.ts'
import type { SpokenLine } from './direction.ts'
import { createRandom } from './random.ts'
import type { CameraKey, Timeline, TimelineCast } from './timeline-format.ts'

/** Minimum length of a shot, in seconds. */
const SHOT = 1.7

/** Plans the cuts: they follow the captions, never repeat a framing, and start and end wide. */
export function planCamera(
  cast: readonly TimelineCast[],
  lines: readonly SpokenLine[],
  duration: number,
  seed: number,
): CameraKey[] {
  const random = createRandom(seed ^ 0x5ca1e)
  const keys: CameraKey[] = [{ t: 0, framing: 'wide', on: null }]
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
  return keys
}

function nextFraming(
  last: CameraKey,
  speaker: string,
  castSize: number,
  random: () => number,
): CameraKey['framing'] {
  if (last.framing === 'wide') return castSize > 1 || random() < 0.65 ? 'close' : 'look'
  if (last.on !== speaker) return 'close'
  if (last.framing === 'close') return random() < 0.5 ? 'look' : 'wide'
  return random() < 0.5 ? 'close' : 'wide'
}

/** The visible part of the frame: the middle of the view and its zoom. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The view at time `t`, in seconds. Cuts are instant; within a shot the camera slowly zooms in. */
export function viewAt(timeline: Timeline, t: number): View {
  const { width, height, camera, cast } = timeline
  const at = camera.findLastIndex((key) => key.t <= t)
  const key = camera[at]
  const until = camera[at + 1]?.t ?? timeline.duration
  const progress = key ? clamp((t - key.t) / Math.max(0.1, until - key.t)) : 0
  const member = cast.find((each) => each.id === key?.on)
  if (!key || !member || key.framing === 'wide') {
    return within({ x: width / 2, y: height / 2, zoom: lerp(1, 1.025, progress) }, width, height)
  }
  const headY = member.y - 300 * member.scale
  const near = clamp((width * 0.8) / (300 * member.scale), 1.15, cast.length === 1 ? 1.5 : 2)
  if (key.framing === 'close') {
    return within({ x: member.x, y: headY, zoom: near * lerp(1, 1.03, progress) }, width, height)
  }
  // A `look` shot is a little to the side and lower.
  const aside = (cast.length === 1 ? 0.05 : 0.03) * width
  return within(
    { x: member.x + aside, y: headY + 60 * member.scale, zoom: near * 0.84 * lerp(1.02, 1, progress) },
    width,
    height,
  )
}

/** Keeps the view inside the frame, so that the scene's edge stays hidden. */
function within(view: View, width: number, height: number): View {
  const zoom = Math.max(1, view.zoom)
  const halfX = width / 2 / zoom
  const halfY = height / 2 / zoom
  return { zoom, x: clamp(view.x, halfX, width - halfX), y: clamp(view.y, halfY, height - halfY) }
}
