import { picturePathOf, type CharacterPicture } from '@recadinho/contracts/pictures'

/** URL of a character's face, drawn or uploaded; display it as a square of the picture's upper part. */
export const faceUrl = (picture: CharacterPicture): string =>
  typeof picture === 'string'
    ? `${import.meta.env.PICTURES}/${picture}.svg`
    : picturePathOf(picture, 'small.webp')
