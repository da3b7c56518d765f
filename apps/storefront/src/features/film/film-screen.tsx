import { useCallback, useState, type RefObject } from 'react'
import * as css from './film-player.css.ts'
import { FilmPicture, type FilmPictureProps } from './film-picture.tsx'

export interface FilmScreenProps extends FilmPictureProps {
  /** What the film shows, for those who do not see it. */
  label: string
  /** 9:16 instead of 3:4. */
  tall?: boolean
  /** Laid over its foot. */
  over?: RefObject<HTMLElement | null>
}

/** The film's picture, as wide as its container. */
export function FilmScreen({ player, film, label, tall, over }: FilmScreenProps) {
  const [drawable] = useState(canDraw)
  const show = useCallback(
    (box: HTMLDivElement) => player.show(box, over && (() => over.current)),
    [player, over],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
    <div ref={show} role="img" aria-label={label} data-tall={tall} className={css.screen}>
      {!drawable && <FilmPicture player={player} film={film} />}
    </div>
  )
}

/** False where a browser forbids canvases, or has no memory left for one. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null
