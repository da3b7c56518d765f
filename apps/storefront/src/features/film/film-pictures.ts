import { picturePathOf, type CharacterPicture } from '@recadinho/contracts/pictures'

/** The uploaded pictures that films show, by their id. */
const pictures = new Map<string, HTMLImageElement>()

export const findPicture = (upload: string) => pictures.get(upload)

/** The id of a character's uploaded picture, once it is loaded: until then, and without one, its drawing plays. */
export const loadedPicture = (picture: CharacterPicture): string | undefined =>
  typeof picture !== 'string' && pictures.has(picture.upload) ? picture.upload : undefined

/** Loads uploaded pictures by their ids. A film plays with the drawing of one that does not come. */
export async function loadPictures(uploads: readonly string[]): Promise<void> {
  await Promise.all(
    uploads.map(async (upload) => {
      if (pictures.has(upload)) return
      const image = new Image()
      image.src = picturePathOf({ upload }, 'large.webp')
      try {
        await image.decode()
        pictures.set(upload, image)
      } catch (error) {
        console.info(error)
      }
    }),
  )
}
