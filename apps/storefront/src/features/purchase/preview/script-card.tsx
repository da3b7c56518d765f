import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import type { SpokenTurn } from '../../film/film.ts'
import * as css from './script-card.css.ts'

export interface ScriptCardProps {
  turns: readonly SpokenTurn[]
  /** The spoken line; -1 without one. */
  line: number
  seconds: number
}

/** The script, word for word, by speaker; the spoken line is highlighted. Open when there is room beside the form. */
export function ScriptCard({ turns, line, seconds }: ScriptCardProps) {
  const { t } = useLingui()
  const [roomy] = useState(() => matchMedia('(min-width: 768px)').matches)
  const length = Math.round(seconds)
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        <ol tabIndex={0} aria-label={t`What they will say`} className={css.turns}>
          {turns.map(({ speakers, who, text, lines: [from, to] }) => (
            <li key={`${from}-${who}`} className={css.turn} data-said={line >= from && line < to}>
              <span className={css.faces}>
                {speakers.map(({ id, picture }) => (
                  <CharacterPicture key={id} picture={picture} size={36} />
                ))}
              </span>
              <p>
                <strong className={css.who}>{who}</strong>
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
