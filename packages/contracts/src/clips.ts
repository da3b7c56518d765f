import { Type, type Static } from 'typebox'
import { marketing } from './access.ts'
import { Closed, Instant, Locale, Nullable, Slug, Uuid, WordsOfProse } from './common.ts'
import { VideoFacts, VideoParams, videoRefusals } from './videos.ts'

/** A sample clip: a character says a few words, in one of the shop's languages. */
export const clipLimits = { bytesMax: 50 * 2 ** 20, secondsMax: 60, wordsMax: 600 } as const

/** What is said in it, word for word: its captions are made of this. */
export const ClipWords = WordsOfProse(1, clipLimits.wordsMax)

/** A clip as staff have it. */
export const AdminClip = Closed({
  id: Uuid,
  locale: Locale,
  /** `checking`: uploaded, and not yet in the shop. The one that is `ready` is. */
  state: Type.Enum(['checking', 'refused', 'ready']),
  /** Of one that is `refused`. */
  refusal: Nullable(Type.Enum(videoRefusals)),
  words: Type.String(),
  createdAt: Instant,
  /** Name of who uploaded it. */
  uploadedBy: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  /** `null` until it is checked. */
  facts: Nullable(VideoFacts),
})
export type AdminClip = Static<typeof AdminClip>

/** The clips that the shop plays, by language; a language without one is absent. */
export const Clips = Closed({ en: Type.Optional(Uuid), pt: Type.Optional(Uuid) })
export type Clips = Static<typeof Clips>

/** `GET`, bytes: range requests, and captions as WebVTT. Another clip has another id. */
export const clipPath = '/api/clips/{id}'
export const clipCaptionsPath = '/api/clips/{id}/captions'
/** `POST`, tus 1.0 as for an order's video; `words` of the metadata are `ClipWords`. */
export const startClipUploadPath = '/api/admin/characters/{id}/clips/{locale}/uploads'

export const ClipUploadParams = Closed({ id: Slug, locale: Locale })

/** Calls with bytes; part of `rawCalls`. */
export const clipCalls = {
  playClip: { access: 'public', method: 'GET', path: clipPath, params: VideoParams },
  showClipCaptions: { access: 'public', method: 'GET', path: clipCaptionsPath, params: VideoParams },
  startClipUpload: { ...marketing, method: 'POST', path: startClipUploadPath, params: ClipUploadParams },
} as const
