import { useEffect, useRef } from 'react'
import { lessMotion } from '../../lib/less-motion.ts'
import type { Player } from './create-player.ts'
import type { Film } from './film.ts'
import { changedLine } from './retime.ts'

/** The lines of the Timeline that say a line of the script. */
export const spokenRange = ({ turns }: Film, id: string): readonly [from: number, to: number] | undefined =>
  turns.flatMap(({ lines }) => lines).find(({ line }) => line.id === id)?.spoken

/** The line of the script that a line of the Timeline says. */
export const spokenLine = ({ turns }: Film, line: number): string | undefined =>
  turns.flatMap(({ lines }) => lines).find(({ spoken: [from, to] }) => line >= from && line < to)?.line.id

/** While a line of the script is edited, the film stands at its words; then it plays them, if it plays by itself at all. */
export function useShowLine(player: Player, film: Film, id: string | undefined): void {
  const last = useRef<{ film: Film; id: string }>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = id === undefined ? undefined : { film, id }
    if (id === undefined) {
      const [from, to] = (before && spokenRange(film, before.id)) ?? [0, 0]
      if (from < to && player.state().muted && !lessMotion()) player.playByItself(from)
      return
    }
    const [from, to] = spokenRange(film, id) ?? [0, 0]
    // Of several sentences, the one that was changed.
    const isSameLine = before?.id === id
    const changed = isSameLine ? changedLine(before.film.timeline, film.timeline) : from
    const [start, end] = film.timeline.audio.speech[Math.min(Math.max(changed, from), to - 1)] ?? []
    if (changed === -1 || start === undefined || end === undefined) return
    player.pause()
    player.seek(Math.min(start + 0.6, (start + end) / 2))
  }, [player, film, id])
}
