import { lineText } from '@recadinho/stage/timeline'
import { CharacterPicture } from '../../components/character-picture.tsx'
import type { Player } from './create-player.ts'
import type { Film } from './film.ts'
import * as css from './film-picture.css.ts'
import { usePlayback } from './use-player.ts'

export interface FilmPictureProps {
  player: Player
  film: Film
}

/** The speaking character's picture and its words, in a browser that cannot draw the film. */
export function FilmPicture({ player, film: { turns, timeline } }: FilmPictureProps) {
  const line = Math.max(usePlayback(player).line, 0)
  const turn = turns.find(({ lines }) => lines.some(({ spoken: [from, to] }) => line >= from && line < to))
  const [speaker] = turn?.speakers ?? []
  return (
    <div className={css.box}>
      {speaker && <CharacterPicture picture={speaker.picture} />}
      {turn && <p className={css.words}>{lineText(timeline, line)}</p>}
    </div>
  )
}
