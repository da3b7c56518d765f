import { Type, type Static } from 'typebox'
import { ownerOnly, production, type Call } from './access.ts'
import { Closed, Locale, LocalizedText, Nullable, SeenNumber, Slug, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { OrderParams } from './orders.ts'
import { CharacterPicture } from './pictures.ts'
import { lineMoods } from './scripts.ts'

/** What said a clip: the shop's voice, or a person whose words staff recorded. */
export const clipSources = ['voice', 'recording'] as const
export type ClipSource = (typeof clipSources)[number]

/** The shapes of a mouth that speaks. */
export const mouthShapes = ['X', 'M', 'E', 'A', 'O', 'U', 'F', 'smile'] as const

const Seconds = Type.Number({ minimum: 0 })

/** One spoken line, before a character's preset changes its voice. Times are in seconds from its start. */
export const SpeechClip = Closed({
  id: Uuid,
  source: Type.Enum(clipSources),
  /** Which voice it is: `flite/0.1.1 slt`, or `recording`. */
  voice: Type.String(),
  /** The take that a service said again in this voice, with its timing and intonation; of a recording, if any. */
  madeOf: Nullable(Uuid),
  /** A draft voice is for staff: a film with one is delivered only if the owner allows it. */
  isDraft: Type.Boolean(),
  seconds: Seconds,
  /** From and to of each written word. */
  words: Type.Array(Type.Tuple([Seconds, Seconds])),
  mouth: Type.Array(Type.Tuple([Seconds, Type.Enum(mouthShapes)])),
  /** It sounds like another line, or its words were not found: staff are asked to listen. */
  doubtful: Type.Boolean(),
})
export type SpeechClip = Static<typeof SpeechClip>

/** How a character's voice is made of any speaker's, as factors: 1 changes nothing. */
export const VoicePreset = Closed({
  pitch: Type.Number(),
  range: Type.Number(),
  speed: Type.Number(),
  formant: Type.Number(),
  texture: Nullable(Type.Enum(['robot', 'growl', 'tremor', 'whisper'])),
})

/** Whether a service can say a take of a line in the character's voice: not if the owner keeps its name in the shop. */
export const conversionOffers = ['offered', 'names'] as const

/** A sentence of the script. */
export const SpeechLine = Closed({
  /** Of its language, speakers and spoken words: the same line of another order has the same. */
  key: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Index in the script of the line that it is a sentence of. */
  line: Type.Integer({ minimum: 0 }),
  /** As it is written, and as it is said. */
  text: Type.String(),
  spoken: Type.String(),
  /** Who says it, the first speaker first. */
  characters: Type.Array(Slug),
  mood: Nullable(Type.Enum(lineMoods)),
  estimatedSeconds: Seconds,
  /** What the film plays; `null` if nobody has said it yet. */
  clip: Nullable(SpeechClip),
  /** Recordings of it that a film may play. */
  takes: Type.Integer({ minimum: 0 }),
  /** The one in the parent's own voice, and whether staff have refused it. */
  parentTake: Nullable(Closed({ id: Uuid, refused: Type.Boolean() })),
  /** `null` if the shop has no such service. */
  conversion: Nullable(Type.Enum(conversionOffers)),
})
export type SpeechLine = Static<typeof SpeechLine>

/** Who says the lines that nobody recorded. */
export const ShopVoice = Closed({
  name: Type.String(),
  isDraft: Type.Boolean(),
  /** The words leave the shop. */
  isService: Type.Boolean(),
  /** The terms under which its sound may be sold. */
  licence: Type.String(),
})
export type ShopVoice = Static<typeof ShopVoice>

/** `GET /api/admin/voices`: the shop's voices of each language that has some, and what a service may be paid for in a day. */
export const ShopVoices = Closed({
  voices: Type.Array(Closed({ locale: Locale, ...ShopVoice.properties })),
  /** In lines; `null` if no service is paid. */
  budget: Nullable(Closed({ perOrder: Type.Integer(), perDay: Type.Integer() })),
  /** A service says takes of staff in these voices. */
  converts: Type.Boolean(),
})
export type ShopVoices = Static<typeof ShopVoices>

/** `GET /api/admin/orders/{id}/speech`: what is said in an order's film, and by which voice. */
export const OrderSpeech = Closed({
  locale: Locale,
  /** The version of the script. */
  version: Type.Integer(),
  childAge: Type.Integer(),
  cast: Type.Array(
    Closed({ slug: Slug, name: LocalizedText, picture: CharacterPicture, preset: VoicePreset }),
  ),
  /** The first of those for the order's language; `null` if the shop has none. */
  voice: Nullable(ShopVoice),
  lines: Type.Array(SpeechLine),
})
export type OrderSpeech = Static<typeof OrderSpeech>

/** `GET`, for staff: the clip as a WAV file. */
export const speechClipPath = '/api/admin/speech-clips/{clipId}'
export const SpeechClipParams = Closed({ clipId: Uuid })

/** `PUT`, a take as a WAV file of 16-bit PCM; returns the line with its clip. */
export const takePath = '/api/admin/orders/{id}/takes/{key}'
export const takeType = 'audio/wav'
export const TakeParams = Closed({ id: Uuid, key: SpeechLine.properties.key })
/** The version of the script that was read. */
export const TakeQuery = Closed({ version: SeenNumber })
/** A minute of 48 kHz. */
export const takeLimits = { bytesMax: 6 * 2 ** 20, secondsMax: 61 } as const

/** Why a take is refused; sent as `details.reason`. */
export const takeRefusals = ['not_a_recording', 'too_long', 'silent'] as const
export type TakeRefusal = (typeof takeRefusals)[number]

/** Why a take was not said in the character's voice; sent as `details.reason`. The last four may be different a moment later. */
export const conversionRefusals = [
  'names',
  'budget',
  'recorded_over',
  'no_voice',
  'rejected',
  'garbled',
  'silent',
  'too_long',
  'timeout',
  'unreachable',
  'busy',
  'in_progress',
] as const
export type ConversionRefusal = (typeof conversionRefusals)[number]

/** Calls that carry sound; part of `rawCalls`. */
export const speechCalls = {
  putTake: { ...production, method: 'PUT', path: takePath, params: TakeParams, query: TakeQuery },
  playSpeechClip: { ...production, method: 'GET', path: speechClipPath, params: SpeechClipParams },
} as const satisfies Record<string, Call>

/** Staff calls on what is said in films; part of `endpoints`. */
export const speechEndpoints = {
  getShopVoices: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/voices',
    summary: 'Who says the lines of films that nobody has recorded',
    status: 200,
    response: ShopVoices,
  },
  getOrderSpeech: {
    ...production,
    method: 'GET',
    path: '/api/admin/orders/{id}/speech',
    summary: 'What is said in the film of an order, and the clips that it plays',
    params: OrderParams,
    status: 200,
    response: OrderSpeech,
  },
  removeTake: {
    ...production,
    method: 'DELETE',
    path: '/api/admin/orders/{id}/takes/{clipId}',
    summary: 'Delete a recording of a line: the film plays the one before, or the shop’s voice',
    params: Closed({ id: Uuid, clipId: Uuid }),
    status: 204,
    response: Type.Null(),
  },
  convertTake: {
    ...production,
    method: 'POST',
    path: '/api/admin/orders/{id}/takes/{clipId}/conversion',
    summary: 'Have a service say a recording of staff in the character’s voice; the recording is kept',
    params: Closed({ id: Uuid, clipId: Uuid }),
    status: 200,
    response: SpeechLine,
  },
  refuseParentTake: {
    ...production,
    method: 'POST',
    path: '/api/admin/orders/{id}/takes/{clipId}/refusal',
    summary: 'Play another voice instead of a parent’s recording, or the recording after all',
    params: Closed({ id: Uuid, clipId: Uuid }),
    body: Closed({ refused: Type.Boolean() }),
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
