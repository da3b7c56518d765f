import { Suspense, useState } from 'react'
import { optionalPart } from '../../lib/optional-part.tsx'
import { Controls } from './controls.tsx'
import type { Player } from './create-player.ts'
import type { Film } from './film.ts'
import * as css from './film-player.css.ts'
import { FilmScreen } from './film-screen.tsx'

const FullScreen = optionalPart(() => import('./full-screen.lazy.tsx'))

export interface FilmPlayerProps {
  /** Plays this film: `usePlayer(film)`. */
  player: Player
  film: Film
  /** What the film shows, for those who do not see it. */
  label: string
  /** The button that plays it with sound from the beginning. */
  hearLabel: string
  /** Only the picture. */
  bare?: boolean
}

/** A film with its controls, as wide as its container. */
export function FilmPlayer({ player, film, label, hearLabel, bare = false }: FilmPlayerProps) {
  const [full, setFull] = useState(false)
  return (
    <figure className={bare ? `${css.player} ${css.alone}` : css.player}>
      <FilmScreen player={player} film={film} label={label} />
      {!bare && <Controls player={player} hearLabel={hearLabel} onFullScreen={() => setFull(true)} />}
      <Suspense>
        {full && (
          <FullScreen
            player={player}
            film={film}
            label={label}
            hearLabel={hearLabel}
            onClose={() => setFull(false)}
          />
        )}
      </Suspense>
    </figure>
  )
}
