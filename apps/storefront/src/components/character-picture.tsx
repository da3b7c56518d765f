import * as css from './character-picture.css.ts'

export interface CharacterPictureProps {
  id: string
  /** What it shows, where no words beside it say so. */
  alt?: string
  /** Pixels; as wide as its place unless told. */
  size?: number
  eager?: boolean
}

/** A character as a picture file: fetched when it comes near, kept for ever. */
export function CharacterPicture({ id, alt = '', size, eager = false }: CharacterPictureProps) {
  const width = size ?? 480
  return (
    <img
      src={`${import.meta.env.PICTURES}/${id}.svg`}
      alt={alt}
      width={width}
      height={Math.round((width * 7) / 6)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={size ? undefined : css.fluid}
    />
  )
}
