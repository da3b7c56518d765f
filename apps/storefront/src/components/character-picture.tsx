import { picturePathOf, type CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import * as css from './character-picture.css.ts'

export interface CharacterPictureProps {
  picture: Picture
  /** Alternative text, when no words beside the picture describe it. */
  alt?: string
  /** Pixels; default: the width of its container. */
  size?: number
  eager?: boolean
}

/** Up to here the small file is sharp on a screen with two pixels for one. */
const smallWidth = 120

/** A character as a picture file, loaded when it comes near and cached forever. */
export function CharacterPicture({ picture, alt = '', size, eager = false }: CharacterPictureProps) {
  const width = size ?? 480
  return (
    <img
      src={pictureUrl(picture, width)}
      alt={alt}
      width={width}
      height={Math.round((width * 7) / 6)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={size ? undefined : css.fluid}
    />
  )
}

/** Where it is, drawn or uploaded. */
export function pictureUrl(picture: Picture, width: number): string {
  if (typeof picture === 'string') return `${import.meta.env.PICTURES}/${picture}.svg`
  return picturePathOf(picture, width <= smallWidth ? 'small.webp' : 'large.webp')
}
