import { useCallback } from 'react'
import type { Player } from './create-player.ts'
import * as css from './film-player.css.ts'

export interface FilmScreenProps {
  player: Player
  /** What the film shows, for those who do not see it. */
  label: string
}

/** The film's picture, as wide as its container. */
export function FilmScreen({ player, label }: FilmScreenProps) {
  const show = useCallback((box: HTMLDivElement) => player.show(box), [player])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
    <div ref={show} role="img" aria-label={label} className={css.screen} />
  )
}
