import { spokenText, type Timeline } from '@recadinho/stage/timeline'

/** The line spoken at a moment, or the last one before it; -1 before the first. */
export const lineAt = (timeline: Timeline, t: number) =>
  timeline.audio.speech.findLastIndex(([from]) => from <= t)

/** The same moment in a changed film: in the same line, as far from its beginning. */
export function sameMoment(before: Timeline, after: Timeline, t: number): number {
  const line = lineAt(before, t)
  const [from = 0] = before.audio.speech[line] ?? []
  const [start, end] = after.audio.speech[line] ?? [0, after.audio.speech[0]?.[0] ?? after.duration]
  return line >= after.audio.speech.length ? Math.min(t, after.duration) : Math.min(start + t - from, end)
}

/** The first line that is spoken differently; -1 if all are the same. */
export function changedLine(before: Timeline, after: Timeline): number {
  const count = Math.max(before.audio.speech.length, after.audio.speech.length)
  for (let line = 0; line < count; line += 1) {
    const said = (timeline: Timeline) =>
      line < timeline.audio.speech.length ? spokenText(timeline, line) : undefined
    if (said(before) !== said(after)) return Math.min(line, after.audio.speech.length - 1)
  }
  return -1
}
