import { picturePathOf, type CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import * as css from './character-picture.css.ts'

export interface CharacterPictureProps {
  picture: Picture
  /** Pixels; defaults to the width of its container. */
  size?: number
  eager?: boolean
}

/** Up to this width the small file is sharp at a device pixel ratio of 2. */
const smallWidth = 120

/**
 * A character's picture. Decorative: the text beside it says what matters. Loaded near the viewport, cached forever.
 */
export function CharacterPicture({ picture, size, eager = false }: CharacterPictureProps) {
  const width = size ?? 480
  return (
    <img
      src={pictureUrl(picture, width)}
      alt=""
      width={width}
      height={Math.round((width * 7) / 6)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={size ? undefined : css.fluid}
    />
  )
}

/** The URL of a drawn or uploaded picture. */
export function pictureUrl(picture: Picture, width: number): string {
  if (typeof picture === 'string') return `${import.meta.env.PICTURES}/${picture}.svg`
  return picturePathOf(picture, width <= smallWidth ? 'small.webp' : 'large.webp')
}
