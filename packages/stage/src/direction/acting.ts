import type { OwnTopic } from '../script/details.ts'
import type { Span, TimelineCast, Tracks } from '../timeline-format.ts'
import { beatsOf, type Beat } from './beat.ts'
import { isSpeaking, ms, type SpokenLine } from './spoken-line.ts'

const GESTURE = 2.2
const BETWEEN = 3.2
/** What begins so long before the film is fully there with its first picture. */
const SETTLED = 0.4

/** What moves an arm. One thing at a time: what comes first in this order keeps its time. */
type Acted = Required<Pick<Tracks, 'whisper' | 'act' | 'wave' | 'gesture'>>

/**
 * The whisper; the action pose as the character comes, and for its gag; its own gesture for a joke, and as another sentence
 * of it begins; waves at its first words and at the good-bye.
 */
export function acting(
  member: TimelineCast,
  lines: readonly SpokenLine[],
  beats: readonly Beat[],
  duration: number,
): Acted {
  const own = lines.filter((line) => isSpeaking(member, line))
  const taken: Span[] = []
  const take = (from: number, to: number): Span[] => {
    const free = taken.every(([start, end]) => to <= start || from >= end)
    if (!free || from < -SETTLED || to > duration || to - from < 0.5) return []
    const span: Span = [ms(from), ms(to)]
    taken.push(span)
    return [span]
  }
  const whisper = beatsOf({ beats }, 'whisper').flatMap(({ by, from, to }) =>
    by === member.id ? take(from - 0.1, to + 0.1) : [],
  )
  const exchanged = beatsOf({ beats }, 'exchange').flatMap(({ form, by, who, from, to }) => {
    if (by !== member.id && who !== member.id) return []
    // Who answers moves a little later; hands that clap are raised at once.
    const half = (to - from) * (form === 'high-five' ? 0 : by === member.id ? -0.2 : 0.2)
    return take(from + 0.3 + Math.max(0, half), to - 0.1 + Math.min(0, half)).map((span) => ({ span, form }))
  })
  const enter = beatsOf({ beats }, 'enter').find(({ who }) => who === member.id)
  // Who is there when the film begins is in the middle of its action; who walks in acts as it arrives.
  const acts = enter?.from === 0 ? -SETTLED : (enter?.to ?? 0) - 0.15
  const act = enter ? take(acts, enter.to + 0.75) : []
  const spanOf = (topic: OwnTopic): Span[] =>
    spansOf(own.filter((line) => line.topic === topic)).flatMap(([from, to]) => take(from, to))
  act.push(...spanOf('gag'))
  const gesture = [
    ...exchanged.flatMap(({ span, form }) => (form === 'high-five' ? [] : [span])),
    ...spanOf('joke'),
  ]
  const end = lines.at(-1)?.to
  const bye = end === undefined ? 0.3 : end - 0.2
  const last = take(bye, duration - 0.1)
  const first = own[0]
  const hello = first ? Math.max(first.from - 0.3, (act[0]?.[1] ?? 0) + 0.1) : 0
  const claps = exchanged.flatMap(({ span, form }) => (form === 'high-five' ? [span] : []))
  const wave = [...claps, ...(first ? take(Math.max(0, hello), hello + 1.8) : []), ...last]
  for (const line of own) {
    const [from, to] = [line.from + 0.1, Math.min(line.to + 0.2, line.from + 0.1 + GESTURE)]
    if (gesture.some(([start, end]) => from - end < BETWEEN && start - to < BETWEEN)) continue
    gesture.push(...take(from, to))
  }
  return {
    whisper,
    act,
    wave: wave.toSorted((a, b) => a[0] - b[0]),
    gesture: gesture.toSorted((a, b) => a[0] - b[0]),
  }
}

/** From the first to the last of neighbouring sentences. */
function spansOf(lines: readonly SpokenLine[]): Span[] {
  const spans: [number, number][] = []
  for (const { from, to } of lines) {
    const last = spans.at(-1)
    if (last && from - last[1] < 1) last[1] = to
    else spans.push([from, to])
  }
  return spans
}
