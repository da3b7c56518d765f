import { Trans } from '@lingui/react/macro'
import { Text } from '@recadinho/ui/text'
import { NotesOfFilm } from './notes-of-film.tsx'
import { ScriptCard, type ScriptCardProps } from './script-card.tsx'

/** The script with its editor, and what becomes of the notes: loads after the film, which the buyer sees first. */
export default function ScriptSide(props: ScriptCardProps) {
  return (
    <>
      <ScriptCard {...props} />
      {props.film.script.lines.some(({ origin }) => origin === 'service') && (
        <Text size="xs" tone="muted">
          <Trans>Personalized with AI, edited by you</Trans>
        </Text>
      )}
      <NotesOfFilm film={props.film} onPlay={props.onPlay} />
    </>
  )
}
