import { picturePathOf, type CharacterPicture } from '@recadinho/contracts/pictures'

/** Where a character's face is, drawn or uploaded; show it as a square of the picture's upper part. */
export const faceUrl = (picture: CharacterPicture): string =>
  typeof picture === 'string'
    ? `${import.meta.env.PICTURES}/${picture}.svg`
    : picturePathOf(picture, 'small.webp')
