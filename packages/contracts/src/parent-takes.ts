import { Type, type Static } from 'typebox'
import { buyerWrites, readOnly, type Call } from './access.ts'
import { Closed, Instant, Locale, Nullable, SeenNumber, Slug, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { OrderLinkQuery, OrderParams } from './orders.ts'
import { VoicePreset } from './speech.ts'

/**
 * The version of the words by which a parent agrees to a recording of their own voice: it is stored with each take. Raise
 * it whenever their meaning changes.
 */
export const takeConsentVersion = 1

/** Of one line: far more than any has, at the rate of 24 kHz. */
export const parentTakeLimits = { bytesMax: 2 ** 20, secondsMax: 20 } as const

/** A line's name in the addresses of its order's takes, from which nothing can be learnt of its words. */
export const ParentLineId = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** A line of the film as a parent records it. */
export const ParentLine = Closed({
  id: ParentLineId,
  /** As it is written, and as it is said. */
  text: Type.String(),
  spoken: Type.String(),
  /** Who says it, the first speaker first, and how their voices are made of the parent's. */
  characters: Type.Array(Slug),
  presets: Type.Array(VoicePreset),
  /** The parent's recording of it. */
  take: Nullable(
    Closed({
      id: Uuid,
      seconds: Type.Number({ minimum: 0 }),
      recordedAt: Instant,
      /** `false`: the team has put another voice in its place. */
      used: Type.Boolean(),
    }),
  ),
})
export type ParentLine = Static<typeof ParentLine>

/** `GET /api/orders/{id}/takes`: lines that the parent may record, and what they have recorded. */
export const ParentTakes = Closed({
  /** Whether lines can be recorded now. Otherwise only those are listed that were. */
  open: Type.Boolean(),
  locale: Locale,
  /** The version of the script. */
  version: Type.Integer(),
  /** Which words of consent the shop asks for. */
  consentVersion: Type.Integer(),
  lines: Type.Array(ParentLine),
  /** Recordings of words that have changed since: no film plays them. */
  others: Type.Array(Uuid),
})
export type ParentTakes = Static<typeof ParentTakes>

const TakeOfOrder = Closed({ ...OrderParams.properties, takeId: Uuid })

/** `PUT`, a take as a WAV file of 16-bit PCM, mono; returns the line. */
export const parentTakePath = '/api/orders/{id}/lines/{line}/take'
export const ParentTakeQuery = Closed({
  ...OrderLinkQuery.properties,
  /** The version of the script that was read. */
  version: SeenNumber,
  /** The version of the words that the parent has agreed to. */
  consent: SeenNumber,
})
/** `GET`: the parent's own recording as a WAV file. */
export const playParentTakePath = '/api/orders/{id}/takes/{takeId}'

/** Calls that carry a parent's voice; part of `rawCalls`. */
export const parentTakeCalls = {
  putParentTake: {
    access: 'buyer',
    bounds: { bytes: parentTakeLimits.bytesMax, rowsPerMinute: 30, newKeysPerDay: 0 },
    method: 'PUT',
    path: parentTakePath,
    params: Closed({ ...OrderParams.properties, line: ParentLineId }),
    query: ParentTakeQuery,
  },
  playParentTake: {
    access: 'buyer',
    bounds: readOnly,
    method: 'GET',
    path: playParentTakePath,
    params: TakeOfOrder,
    query: OrderLinkQuery,
  },
} as const satisfies Record<string, Call>

/** Calls of a parent about recordings of their own voice; part of `endpoints`. */
export const parentTakeEndpoints = {
  listParentTakes: {
    access: 'buyer',
    bounds: readOnly,
    method: 'GET',
    path: '/api/orders/{id}/takes',
    summary: 'The lines that a parent may say in their own voice, and their recordings',
    params: OrderParams,
    query: OrderLinkQuery,
    status: 200,
    response: ParentTakes,
  },
  removeParentTake: {
    access: 'buyer',
    bounds: buyerWrites,
    method: 'DELETE',
    path: playParentTakePath,
    summary: 'Delete a recording of the parent’s own voice, at any time',
    params: TakeOfOrder,
    query: OrderLinkQuery,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
