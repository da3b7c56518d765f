import { picturePathOf, type CharacterPicture } from '@recadinho/contracts/pictures'

/** Characters' uploaded pictures, by their id. */
const pictures = new Map<string, HTMLImageElement>()

export const findPicture = (upload: string) => pictures.get(upload)

/** The id of a character's uploaded picture, once it is there: until then, its drawing speaks. */
export const loadedPicture = (picture: CharacterPicture): string | undefined =>
  typeof picture !== 'string' && pictures.has(picture.upload) ? picture.upload : undefined

export async function loadPicture(upload: string): Promise<void> {
  if (pictures.has(upload)) return
  const image = new Image()
  image.src = picturePathOf({ upload }, 'large.webp')
  // Without it, its drawing speaks.
  await image.decode().then(
    () => pictures.set(upload, image),
    () => undefined,
  )
}
