import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { Closed, Uuid } from './common.ts'

/** The name of a drawing of `@recadinho/stage`. */
export const Drawing = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60 })
export type Drawing = Static<typeof Drawing>

/** A picture that staff uploaded. Where a character moves and speaks, a drawing acts in its place. */
export const UploadedPicture = Closed({ drawing: Drawing, upload: Uuid })
export type UploadedPicture = Static<typeof UploadedPicture>

/** How a character looks: drawn, or uploaded. */
export const CharacterPicture = Type.Union([Drawing, UploadedPicture])
export type CharacterPicture = Static<typeof CharacterPicture>

/** The drawing that moves and speaks for it. */
export const drawingOf = (picture: CharacterPicture): Drawing =>
  typeof picture === 'string' ? picture : picture.drawing

/**
 * Where the shop's site has a drawing's face as PNG, for e-mails: mail programs show no SVG. Such an address stays in
 * mailboxes for years, so it never changes and carries no hash.
 */
export const emailFacePath = (drawing: Drawing): string => `/email/${drawing}.png`

/** The proportions of every picture of a character: 6 to 7, as they are drawn. */
export const pictureSize = { width: 720, height: 840 } as const
/** What is kept of an upload: as large as pages show it, as small as in lists, and its upper part for e-mails. */
export const pictureFiles = ['large.webp', 'small.webp', 'face.png'] as const
export type PictureFile = (typeof pictureFiles)[number]
export const smallPictureWidth = 240

/** What is taken for a picture: a larger file is scaled down by the admin app before it is sent. */
export const uploadedPictureLimits = {
  bytesMax: 5 * 2 ** 20,
  /** Of a side. */
  pixelsMax: 5000,
  widthMin: 360,
  heightMin: 420,
} as const

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file is not taken, as `details.reason` of the refusal says. */
export const pictureRefusals = ['not_a_picture', 'incomplete', 'too_small', 'too_many_pixels'] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

/** `GET`, bytes. The id is a hash of what is there, so what was read once is good for ever. */
export const picturePath = '/api/pictures/{id}/{file}'
export const picturePathOf = ({ upload }: UploadedPicture, file: PictureFile): string =>
  picturePath.replace('{id}', upload).replace('{file}', file)
export const PictureParams = Closed({ id: Uuid, file: Type.Enum(pictureFiles) })

/** `POST`, the bytes of a picture; answers `UploadAnswer`. */
export const uploadPicturePath = '/api/admin/pictures'
export const UploadAnswer = Closed({ upload: Uuid })
export type UploadAnswer = Static<typeof UploadAnswer>

/** Calls with bytes; part of `rawCalls`. */
export const pictureCalls = {
  showPicture: { access: 'public', method: 'GET', path: picturePath, params: PictureParams },
  uploadPicture: { ...marketing, method: 'POST', path: uploadPicturePath },
} as const
