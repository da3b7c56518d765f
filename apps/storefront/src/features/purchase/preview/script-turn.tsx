import { lineText, type Timeline } from '@recadinho/stage/timeline'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import type { SpokenTurn } from '../../film/film.ts'
import type { ScriptCardProps } from './script-card.tsx'
import * as css from './script-card.css.ts'

export interface ScriptTurnProps extends Pick<ScriptCardProps, 'line' | 'onLine'> {
  turn: SpokenTurn
  timeline: Timeline
}

/** What one character, or several together, say before the next speaks: a button for each line. */
export function ScriptTurn({ turn, timeline, line: spoken, onLine }: ScriptTurnProps) {
  const { speakers, who } = turn
  const lines = turn.lines.flatMap(({ spoken: [from, to] }) =>
    Array.from({ length: to - from }, (_, i) => from + i),
  )
  return (
    <li className={css.turn}>
      <span className={css.faces}>
        {speakers.map(({ id, picture }) => (
          <CharacterPicture key={id} picture={picture} size={36} />
        ))}
      </span>
      <div>
        <strong className={css.who}>{who}</strong>
        {lines.map((line) => (
          <button
            key={line}
            type="button"
            data-line={line}
            aria-current={line === spoken ? true : undefined}
            onClick={() => onLine(line)}
            className={css.line}
          >
            {lineText(timeline, line)}
          </button>
        ))}
      </div>
    </li>
  )
}
