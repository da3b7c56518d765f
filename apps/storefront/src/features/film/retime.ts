import { spokenText, type Timeline } from '@recadinho/stage/timeline'

/** The line spoken at a moment, or the last one before it; -1 before the first. */
export const lineAt = (timeline: Timeline, t: number) =>
  timeline.audio.speech.findLastIndex(([from]) => from <= t)

/** What is said in a line; undefined for a line that is not there. */
const said = (timeline: Timeline, line: number) =>
  line >= 0 && line < timeline.audio.speech.length ? spokenText(timeline, line) : undefined

/** A line of a changed film: with the same words, or else in the same position. */
function sameLine(before: Timeline, after: Timeline, line: number): number {
  const text = said(before, line)
  if (text === undefined || said(after, line) === text) return line
  const moved = after.audio.speech.findIndex((_, other) => said(after, other) === text)
  return moved === -1 ? line : moved
}

/** The same moment in a changed film: in the same line, as far from its beginning. */
export function sameMoment(before: Timeline, after: Timeline, t: number): number {
  const line = lineAt(before, t)
  const [from = 0] = before.audio.speech[line] ?? []
  const now = sameLine(before, after, line)
  const [start, end] = after.audio.speech[now] ?? [0, after.audio.speech[0]?.[0] ?? after.duration]
  return now >= after.audio.speech.length ? Math.min(t, after.duration) : Math.min(start + t - from, end)
}

/** Where a changed film goes on after a line of the one before was spoken: with its new words, or after it. */
export function afterLine(before: Timeline, after: Timeline, line: number): number {
  const now = sameLine(before, after, line)
  const [from, to] = after.audio.speech[now] ?? []
  if (from === undefined || to === undefined) return after.duration
  return said(before, line) === said(after, now) ? to : from
}

/** The first line that is spoken differently; -1 if all are the same. */
export function changedLine(before: Timeline, after: Timeline): number {
  const count = Math.max(before.audio.speech.length, after.audio.speech.length)
  for (let line = 0; line < count; line += 1) {
    if (said(before, line) !== said(after, line)) return Math.min(line, after.audio.speech.length - 1)
  }
  return -1
}
