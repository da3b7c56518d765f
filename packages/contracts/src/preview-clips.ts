import { Type, type Static } from 'typebox'
import { jsonBody, readOnly, type Call } from './access.ts'
import { Closed, Nullable, Prose, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { limits } from './limits.ts'
import { CreateOrderBody } from './orders.ts'
import { PreviewScriptBody } from './script-previews.ts'
import { lineMoods } from './scripts.ts'
import { SpeechClip, SpeechClipParams, SpeechLine } from './speech.ts'

const { locale, childAge } = CreateOrderBody.properties
const { key } = SpeechLine.properties
const { id, seconds, words } = SpeechClip.properties

/** More sentences than the longest script has. */
const linesMax = 120

/** `POST /api/preview-clips`: sentences of a film, none of which is sent itself. */
export const PreviewClipsBody = Closed({
  /** Finds what was said for this draft as well. */
  draftId: Type.Optional(Uuid),
  locale,
  childAge,
  lines: Type.Array(Closed({ key, mood: Nullable(Type.Enum(lineMoods)) }), {
    minItems: 1,
    maxItems: linesMax,
  }),
})
export type PreviewClipsBody = Static<typeof PreviewClipsBody>

/**
 * What the shop's voice says for a preview (`POST /api/preview-speech`): nothing, its own words without a name, or all that
 * the shop writes.
 */
export const previewSayings = ['nothing', 'shared', 'all'] as const
export type PreviewSaying = (typeof previewSayings)[number]

const Clips = Type.Array(Closed({ key, id, seconds, words }))

/** What the film would play for these sentences; those without a clip are missing. */
export const PreviewClips = Closed({
  clips: Clips,
  says: Type.Enum(previewSayings),
})
export type PreviewClip = Static<typeof Clips>[number]

/**
 * `POST /api/preview-speech`: the form before the order is placed, from which the shop writes the script itself. Of that, the
 * sentences with these keys are said; no text of a caller's is.
 */
export const PreviewSpeechBody = Closed({
  ...PreviewScriptBody.properties,
  additionalNotes: Prose(0, limits.notesWithAiMax),
  keys: Type.Array(key, { minItems: 1, maxItems: linesMax, uniqueItems: true }),
})
export type PreviewSpeechBody = Static<typeof PreviewSpeechBody>

/** The sentences that were said in time. A later call for the others finds those that were said after that. */
export const PreviewSpeech = Closed({ clips: Clips })

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
    bounds: { bytes: jsonBody, rowsPerMinute: 0, newKeysPerDay: 0, callsPerMinute: 60 },
    body: PreviewClipsBody,
    status: 200,
    response: PreviewClips,
  },
  sayPreviewLines: {
    method: 'POST',
    path: '/api/preview-speech',
    summary:
      'Has the shop’s voice say sentences of a preview, within the budgets of a visitor and of the day',
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 20, newKeysPerDay: 0 },
    body: PreviewSpeechBody,
    status: 200,
    response: PreviewSpeech,
  },
} as const satisfies Record<string, Endpoint>
