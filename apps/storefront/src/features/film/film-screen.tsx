import { useCallback } from 'react'
import type { Player } from './create-player.ts'
import * as css from './film-player.css.ts'

export interface FilmScreenProps {
  player: Player
  /** What the film shows, for those who do not see it. */
  label: string
  /** 9:16 instead of 3:4. */
  tall?: boolean
}

/** The film's picture, as wide as its container. */
export function FilmScreen({ player, label, tall }: FilmScreenProps) {
  const show = useCallback((box: HTMLDivElement) => player.show(box), [player])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
    <div ref={show} role="img" aria-label={label} data-tall={tall} className={css.screen} />
  )
}
