import { Type, type Static } from 'typebox'
import { marketing, readOnly } from './access.ts'
import { Closed, Instant, Locale, Nullable, Slug, Uuid, WordsOfProse } from './common.ts'
import { VideoFacts, VideoParams, videoRefusals } from './videos.ts'

/** A sample clip: a character says a few words in one of the shop's languages. */
export const clipLimits = { bytesMax: 50 * 2 ** 20, secondsMax: 60, wordsMax: 600 } as const

/** The spoken words, verbatim; the captions are generated from them. */
export const ClipWords = WordsOfProse(1, clipLimits.wordsMax)

/** A clip as staff see it. */
export const AdminClip = Closed({
  id: Uuid,
  locale: Locale,
  /** `checking`: uploaded but not yet live. The newest `ready` clip is live. */
  state: Type.Enum(['checking', 'refused', 'ready']),
  /** Set if the state is `refused`. */
  refusal: Nullable(Type.Enum(videoRefusals)),
  words: Type.String(),
  createdAt: Instant,
  /** Name of the uploader. */
  uploadedBy: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  /** `null` until checked. */
  facts: Nullable(VideoFacts),
})
export type AdminClip = Static<typeof AdminClip>

/** The clips the shop plays, by language; languages without one are absent. */
export const Clips = Closed({ en: Type.Optional(Uuid), pt: Type.Optional(Uuid) })
export type Clips = Static<typeof Clips>

/** `GET` returns bytes with range requests, and captions as WebVTT. A new clip has a new id. */
export const clipPath = '/api/clips/{id}'
export const clipCaptionsPath = '/api/clips/{id}/captions'
/** `POST`, tus 1.0 as for an order's video; the metadata field `words` holds `ClipWords`. */
export const startClipUploadPath = '/api/admin/characters/{id}/clips/{locale}/uploads'

export const ClipUploadParams = Closed({ id: Slug, locale: Locale })

/** Calls that carry bytes; part of `rawCalls`. */
export const clipCalls = {
  playClip: { access: 'public', bounds: readOnly, method: 'GET', path: clipPath, params: VideoParams },
  showClipCaptions: {
    access: 'public',
    bounds: readOnly,
    method: 'GET',
    path: clipCaptionsPath,
    params: VideoParams,
  },
  startClipUpload: { ...marketing, method: 'POST', path: startClipUploadPath, params: ClipUploadParams },
} as const
