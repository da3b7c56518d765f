import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { media } from '@recadinho/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import type { Film } from '../../film/film.ts'
import { ScriptTurn } from './script-turn.tsx'
import * as css from './script-card.css.ts'

export interface ScriptCardProps {
  film: Film
  /** The spoken line; -1 without one. */
  line: number
  /** A line was pressed. */
  onLine: (line: number) => void
}

/** The script, word for word, by speaker; the spoken line is highlighted. Open when there is room beside the film. */
export function ScriptCard({ film: { turns, timeline }, line, onLine }: ScriptCardProps) {
  const { t } = useLingui()
  const [roomy] = useState(() => matchMedia(media.desktop).matches)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const said = list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)
    // Not `scrollIntoView`, which would move the page as well.
    if (said && list.current) list.current.scrollTop = said.offsetTop - list.current.clientHeight / 3
  }, [line])
  const length = Math.round(timeline.duration)
  return (
    <details open={roomy} className={css.card}>
      <summary className={css.summary}>
        <Trans>What they will say</Trans>{' '}
        <span
          className={css.length}
        >{t`about ${plural(length, { one: '# second', other: '# seconds' })}`}</span>
      </summary>
      {turns.length === 0 ? (
        <p className={css.empty}>
          <Trans>Your words will appear here as you write.</Trans>
        </p>
      ) : (
        <ol ref={list} aria-label={t`What they will say`} className={css.turns}>
          {turns.map((turn) => (
            <ScriptTurn
              key={turn.lines[0]?.line.id}
              turn={turn}
              timeline={timeline}
              line={line}
              onLine={onLine}
            />
          ))}
        </ol>
      )}
    </details>
  )
}
