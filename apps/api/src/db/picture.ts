import type { CharacterPicture } from '@recadinho/contracts/pictures'
import { sql } from 'kysely'

/**
 * A drawing, or an upload with the drawing used for animation. Older rows without a picture use the drawing of their
 * id.
 */
export const characterPicture = sql<CharacterPicture>`
  case when characters.picture_upload is null then to_jsonb(coalesce(characters.picture, characters.id))
    else jsonb_build_object('drawing', characters.picture, 'upload', characters.picture_upload) end`.as(
  'picture',
)

/** A picture as column values. */
export const pictureColumns = (picture: CharacterPicture) =>
  typeof picture === 'string'
    ? { picture, picture_upload: null }
    : { picture: picture.drawing, picture_upload: picture.upload }
