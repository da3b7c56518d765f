import { useDeferredValue, useMemo } from 'react'
import { FromNotes } from '../../../components/script/from-notes.tsx'
import { useChangeDraft, useDraft } from '../../../lib/draft/draft-atom.ts'
import { notePartsIn } from '../../../lib/script/note-parts.ts'
import { useScript } from '../../../lib/script/script-atoms.ts'
import type { Film } from '../../film/film.ts'

export interface NotesOfFilmProps {
  film: Film
  /** Plays a line. */
  onPlay: (line: string) => void
}

/** What becomes of the notes in the film. A text of the buyer's own is spoken as it is. */
export function NotesOfFilm({ film, onPlay }: NotesOfFilmProps) {
  const { input, script: shown } = useDeferredValue(film)
  const parts = useMemo(() => notePartsIn(input, shown), [input, shown])
  const script = useScript()
  const { unsaid } = useDraft()
  const changeDraft = useChangeDraft()
  if (!script || script.own) return undefined
  return (
    <FromNotes
      parts={parts}
      script={script}
      input={input}
      unsaid={unsaid}
      onChange={(changed) => changeDraft({ unsaid: changed })}
      onPlay={onPlay}
    />
  )
}
