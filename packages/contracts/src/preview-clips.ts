import { Type, type Static } from 'typebox'
import { readOnly, type Call } from './access.ts'
import { Closed, Nullable } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { CreateOrderBody } from './orders.ts'
import { lineMoods } from './scripts.ts'
import { SpeechClip, SpeechClipParams, SpeechLine } from './speech.ts'

const { locale, childAge } = CreateOrderBody.properties
const { key } = SpeechLine.properties
const { id, seconds, words } = SpeechClip.properties

/** More sentences than the longest script has. */
const linesMax = 120

/** `POST /api/preview-clips`: the shop's own sentences in a film, none of which is sent itself. */
export const PreviewClipsBody = Closed({
  locale,
  childAge,
  lines: Type.Array(Closed({ key, mood: Nullable(Type.Enum(lineMoods)) }), {
    minItems: 1,
    maxItems: linesMax,
  }),
})
export type PreviewClipsBody = Static<typeof PreviewClipsBody>

/** What the film would play for these sentences; those without a clip are missing. */
export const PreviewClips = Closed({ clips: Type.Array(Closed({ key, id, seconds, words })) })
export type PreviewClip = Static<typeof PreviewClips>['clips'][number]

/** `GET`: a clip as a WAV file, before a character's preset changes its voice. */
export const previewClipPath = '/api/preview-clips/{clipId}'

/** Part of `rawCalls`. */
export const previewClipCalls = {
  playPreviewClip: {
    access: 'public',
    bounds: readOnly,
    method: 'GET',
    path: previewClipPath,
    params: SpeechClipParams,
  },
} as const satisfies Record<string, Call>

/** What a buyer hears before an order is placed; part of `endpoints`. */
export const previewClipEndpoints = {
  findPreviewClips: {
    method: 'POST',
    path: '/api/preview-clips',
    summary: 'What the shop’s own sentences in a film sound like, where they were recorded or said before',
    access: 'public',
    bounds: { bytes: 16 * 1024, rowsPerMinute: 0, newKeysPerDay: 0, callsPerMinute: 60 },
    body: PreviewClipsBody,
    status: 200,
    response: PreviewClips,
  },
} as const satisfies Record<string, Endpoint>
