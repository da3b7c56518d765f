import * as css from './character-picture.css.ts'

export interface CharacterPictureProps {
  /** Its drawing. */
  picture: string
  /** Alternative text, when no words beside the picture describe it. */
  alt?: string
  /** Pixels; default: the width of its container. */
  size?: number
  eager?: boolean
}

/** A character as a picture file, loaded when it comes near and cached forever. */
export function CharacterPicture({ picture, alt = '', size, eager = false }: CharacterPictureProps) {
  const width = size ?? 480
  return (
    <img
      src={`${import.meta.env.PICTURES}/${picture}.svg`}
      alt={alt}
      width={width}
      height={Math.round((width * 7) / 6)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={size ? undefined : css.fluid}
    />
  )
}
