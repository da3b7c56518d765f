import { clamp, plateau } from './easing.ts'
import { sparkle } from './parts/outline.ts'
import { createRandom } from './random.ts'
import { flat, group, type Node } from './shapes.ts'
import type { Beat, Timeline } from './timeline-format.ts'

const PAPER = ['#D9485A', '#F3A92B', '#1E7B74', '#58A9C6', '#FFF9F1'] as const

/** From so many seconds on, each piece of paper falls again and again. */
const LASTING = 4

/** Confetti and sparkles over the cast at time `t`, in seconds. */
export function effectNodes(timeline: Timeline, t: number): Node[] {
  return timeline.beats.flatMap((effect, i) => {
    if (t < effect.from || t > effect.to) return []
    if (effect.kind !== 'confetti' && effect.kind !== 'sparkles') return []
    const random = createRandom(timeline.seed + 97 * (i + 1))
    return effect.kind === 'confetti'
      ? confetti(timeline, effect, t, random)
      : sparkles(timeline, effect, t, random)
  })
}

function confetti(timeline: Timeline, effect: Beat, t: number, random: () => number): Node[] {
  const { width, height } = timeline
  const unit = Math.min(width, height) / 720
  const nodes: Node[] = []
  const drop = height + 60 * unit
  const lasting = effect.to - effect.from > LASTING
  for (let i = 0; i < 46; i += 1) {
    const [x, delay, speed, spin, swing] = [random(), random(), random(), random(), random()]
    const age = t - effect.from - delay * 1.6
    const fallen = age * (0.2 + speed * 0.16) * height
    if (age < 0 || (fallen > drop && !lasting)) continue
    const y = (fallen % drop) - 30 * unit
    const sway = Math.sin(age * (2 + swing * 2) + i) * 26 * unit
    nodes.push(
      group([flat('M-12-8h24v16h-24Z', PAPER[i % PAPER.length] ?? PAPER[0])], {
        x: round(x * width + sway),
        y: round(y),
        rotate: round(((spin * 360 + age * 200 * (spin - 0.5)) % 360) + 0.1),
        // A turning piece of paper is sometimes seen edge on.
        scaleX: round(unit * (0.35 + 0.65 * Math.abs(Math.cos(age * 4 + i)))),
        scaleY: round(unit),
      }),
    )
  }
  return nodes
}

function sparkles(timeline: Timeline, effect: Beat, t: number, random: () => number): Node[] {
  const { width, height } = timeline
  const unit = Math.min(width, height) / 720
  const nodes: Node[] = []
  const count = clamp(4 * (effect.to - effect.from), 12, 40)
  for (let i = 0; i < count; i += 1) {
    const [x, y, at] = [random(), random(), random()]
    const start = effect.from + at * Math.max(0.1, effect.to - effect.from - 0.8)
    const glow = plateau(t, start, start + 0.8, 0.4)
    if (glow <= 0) continue
    nodes.push(flat(sparkle(x * width, (0.08 + y * 0.6) * height, 26 * unit * glow), '#FFFFFF'))
  }
  return nodes
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
