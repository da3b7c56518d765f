import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { textsOf } from '../../../lib/i18n.ts'
import { useShop } from '../../../lib/use-shop.ts'
import { NotesOfFilm } from './notes-of-film.tsx'
import { ScriptCard, type ScriptCardProps } from './script-card.tsx'
import * as css from './script-card.css.ts'

export interface ScriptSideProps extends ScriptCardProps {
  /** A writing service is drafting the script. */
  writing: boolean
}

/** The script with its editor, and what becomes of the notes: loads after the film, which the buyer sees first. */
export default function ScriptSide({ writing, ...props }: ScriptSideProps) {
  use(textsOf(useShop().i18n, 'script'))
  return (
    <>
      <ScriptCard {...props} />
      <output className={css.writer}>
        {writing ? (
          <Trans>Writing with AI…</Trans>
        ) : (
          props.film.script.lines.some(({ origin }) => origin === 'service') && (
            <Trans>Personalized with AI, edited by you</Trans>
          )
        )}
      </output>
      <NotesOfFilm film={props.film} onPlay={props.onPlay} />
    </>
  )
}
