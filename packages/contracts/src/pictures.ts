import { Type, type Static } from 'typebox'
import { marketing, readOnly } from './access.ts'
import { Closed, Uuid } from './common.ts'

/** The name of a drawing in `@recadinho/stage`. */
export const Drawing = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60 })
export type Drawing = Static<typeof Drawing>

/** A picture uploaded by staff. In a film it moves as a whole; `drawing` stands in where it is not there. */
export const UploadedPicture = Closed({ drawing: Drawing, upload: Uuid })
export type UploadedPicture = Static<typeof UploadedPicture>

/** How a character looks: drawn, or uploaded. */
export const CharacterPicture = Type.Union([Drawing, UploadedPicture])
export type CharacterPicture = Static<typeof CharacterPicture>

/** The character's drawing: what moves and speaks, or stands in for an uploaded picture. */
export const drawingOf = (picture: CharacterPicture): Drawing =>
  typeof picture === 'string' ? picture : picture.drawing

/**
 * Path of a drawing's face as PNG on the shop's site, for emails: mail clients do not show SVG. Emails are kept for
 * years, so the path never changes and carries no hash.
 */
export const emailFacePath = (drawing: Drawing): string => `/email/${drawing}.png`

/** The size of every character picture: ratio 6 to 7, like the drawings. */
export const pictureSize = { width: 720, height: 840 } as const
/** Files stored per upload: large for pages, small for lists, and the upper part for emails. */
export const pictureFiles = ['large.webp', 'small.webp', 'face.png'] as const
export type PictureFile = (typeof pictureFiles)[number]
export const smallPictureWidth = 240

/** Limits of an uploaded picture; the admin app scales larger files down before sending them. */
export const uploadedPictureLimits = {
  bytesMax: 5 * 2 ** 20,
  /** Per side. */
  pixelsMax: 5000,
  widthMin: 360,
  heightMin: 420,
} as const

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file is refused; sent as `details.reason`. */
export const pictureRefusals = ['not_a_picture', 'incomplete', 'too_small', 'too_many_pixels'] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

/** `GET`, bytes. The id is a content hash, so responses can be cached forever. */
export const picturePath = '/api/pictures/{id}/{file}'
export const picturePathOf = ({ upload }: Pick<UploadedPicture, 'upload'>, file: PictureFile): string =>
  picturePath.replace('{id}', upload).replace('{file}', file)
export const PictureParams = Closed({ id: Uuid, file: Type.Enum(pictureFiles) })

/** `POST`, the bytes of a picture; returns `UploadAnswer`. */
export const uploadPicturePath = '/api/admin/pictures'
export const UploadAnswer = Closed({ upload: Uuid })
export type UploadAnswer = Static<typeof UploadAnswer>

/** Calls that carry bytes; part of `rawCalls`. */
export const pictureCalls = {
  showPicture: {
    access: 'public',
    bounds: readOnly,
    method: 'GET',
    path: picturePath,
    params: PictureParams,
  },
  uploadPicture: { ...marketing, method: 'POST', path: uploadPicturePath },
} as const
