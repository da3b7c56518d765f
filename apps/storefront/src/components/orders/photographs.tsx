import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { Doodle } from '@recadinho/ui/accents'
import type { ReactNode } from 'react'
import { CharacterPicture } from '../character-picture.tsx'
import * as css from './photographs.css.ts'

export interface PhotographsProps {
  characters: readonly { id: string; picture: Picture }[]
  size: number
  /** With a twinkling star. */
  sparkles: boolean
  /** What lies over each picture. */
  renderOver?: (picture: Picture) => ReactNode
}

/** The characters of an order, slightly rotated, like photographs on a table. */
export function Photographs({ characters, size, sparkles, renderOver }: PhotographsProps) {
  return (
    <div className={css.table}>
      {sparkles && (
        <span className={css.sparkle}>
          <Doodle shape="sparkle" size="lg" twinkle />
        </span>
      )}
      {characters.map(({ id, picture }) => (
        <span key={id} className={css.photograph}>
          <CharacterPicture picture={picture} size={size} eager />
          {renderOver?.(picture)}
        </span>
      ))}
    </div>
  )
}
