import { NotesOfFilm } from './notes-of-film.tsx'
import { ScriptCard, type ScriptCardProps } from './script-card.tsx'

/** The script with its editor, and what becomes of the notes: loads after the film, which the buyer sees first. */
export default function ScriptSide(props: ScriptCardProps) {
  return (
    <>
      <ScriptCard {...props} />
      <NotesOfFilm film={props.film} onPlay={props.onPlay} />
    </>
  )
}
