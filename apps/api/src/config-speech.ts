import type { Locale } from '@recadinho/contracts/common'
import { integer, oneOf, optional, optionalUrl, orFault, text, type Values } from './config-variables.ts'

interface ServiceVoices {
  woman: string
  man: string | undefined
}

/** Another company's service that says the lines of films. */
export interface SpeechServiceConfig {
  kind: 'openai' | 'elevenlabs'
  /** The base URL, to which the calls' paths are appended. */
  url: string
  key: string
  model: string
  /** For each language that it speaks; without a man's, the woman's says all. */
  voices: Partial<Record<Locale, ServiceVoices>>
  licence: string
  timeoutMs: number
  /** ElevenLabs' model that says recordings in these voices; `undefined`: staff are heard in their own. */
  conversionModel: string | undefined
}

/** Programs on this machine: drafts, each of which an operator can replace by a better one that is installed. */
export interface ProgramVoiceConfig {
  kind: 'program'
  en: 'flite' | 'festival' | 'rhvoice'
  pt: 'none' | 'rhvoice'
  /** Where programs are looked up by their names. */
  searchPath: string
}

/** Models that the owner provides, which speak on this machine. */
export interface NeuralVoiceConfig {
  kind: 'neural'
  folder: string
  /** Of one line. */
  timeoutMs: number
}

export interface SpeechConfig {
  /** `undefined`: nobody speaks unless staff record. */
  voice: ProgramVoiceConfig | NeuralVoiceConfig | SpeechServiceConfig | undefined
  budget: { perOrder: number; perVisitor: number; perDay: number }
  /** What the service charges, in US dollars for 1,000 characters; `undefined`: the shop does not know. */
  pricePer1000: number | undefined
  /** The same for a minute of a recording that it says in another voice. */
  pricePerMinute: number | undefined
}

const price = String.raw`^\d{1,4}(\.\d{1,6})?$`

/** What says the lines of films; which of these a service needs is what `speechFaults` checks. */
export const speechVariables = {
  service: oneOf('SPEECH_SERVICE', ['none', 'program', 'neural', 'openai', 'elevenlabs'], 'none'),
  /** What speaks each language on this machine. */
  programs: {
    en: oneOf('SPEECH_PROGRAM_EN', ['flite', 'festival', 'rhvoice'], 'flite'),
    pt: oneOf('SPEECH_PROGRAM_PT', ['none', 'rhvoice'], 'none'),
  },
  /** The folder of models, with its `voices.json`. */
  models: text('SPEECH_MODELS_DIR', { default: '.data/voices' }),
  url: optionalUrl('SPEECH_URL', {
    production: orFault('must start with https:// in production: it gets what is said to children', (value) =>
      value.startsWith('http://'),
    ),
  }),
  key: optional('SPEECH_KEY'),
  model: optional('SPEECH_MODEL'),
  /** The service's voice for each language that it is to speak. */
  voices: {
    en: { woman: optional('SPEECH_VOICE_EN'), man: optional('SPEECH_VOICE_EN_MAN') },
    pt: { woman: optional('SPEECH_VOICE_PT'), man: optional('SPEECH_VOICE_PT_MAN') },
  },
  /** What its terms allow, in one line, for the owner to see. */
  licence: optional('SPEECH_LICENCE', { maxLength: 300 }),
  /** In US dollars for 1,000 characters, and for a minute of sound. */
  prices: {
    per1000: optional('SPEECH_PRICE', { pattern: price }),
    perMinute: optional('SPEECH_CONVERSION_PRICE', { pattern: price }),
  },
  conversionModel: optional('SPEECH_CONVERSION_MODEL'),
  timeoutMs: integer('SPEECH_TIMEOUT_MS', { minimum: 100, maximum: 120_000, default: 30_000 }),
  /** How many lines a service may say in a day: of an order, for the previews of a visitor's network, and in all. */
  budget: {
    perOrder: integer('SPEECH_LINES_PER_ORDER', { minimum: 0, maximum: 100_000, default: 120 }),
    perVisitor: integer('SPEECH_LINES_PER_VISITOR', { minimum: 0, maximum: 100_000, default: 60 }),
    perDay: integer('SPEECH_LINES_PER_DAY', { minimum: 0, maximum: 1_000_000, default: 3000 }),
  },
}

export function speechConfig(
  { service, programs, budget, prices, ...values }: Values<typeof speechVariables>,
  searchPath: string,
): SpeechConfig {
  const shared = {
    budget,
    pricePer1000: numberOf(prices.per1000),
    pricePerMinute: numberOf(prices.perMinute),
  }
  if (service === 'none') return { voice: undefined, ...shared }
  if (service === 'program') return { voice: { kind: service, ...programs, searchPath }, ...shared }
  const { url = '', key = '', model = '', licence = '', voices, models, timeoutMs, conversionModel } = values
  if (service === 'neural') return { voice: { kind: service, folder: models, timeoutMs }, ...shared }
  return {
    voice: {
      kind: service,
      url: url.replace(/\/+$/, ''),
      key,
      model,
      voices: Object.fromEntries(
        Object.entries(voices).flatMap(([locale, { woman, man }]) =>
          woman === undefined ? [] : [[locale, { woman, man }]],
        ),
      ),
      licence,
      timeoutMs,
      conversionModel,
    },
    ...shared,
  }
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

type Parsed = Readonly<Record<string, string | number | undefined>>

const needed = ['SPEECH_URL', 'SPEECH_KEY', 'SPEECH_MODEL', 'SPEECH_LICENCE']
const voiceNames = ['SPEECH_VOICE_EN', 'SPEECH_VOICE_PT']
const ofServices = [...needed, ...voiceNames, ...voiceNames.map((name) => `${name}_MAN`), 'SPEECH_PRICE']
const ofElevenLabs = ['SPEECH_CONVERSION_MODEL', 'SPEECH_CONVERSION_PRICE']
const programDefaults: Parsed = Object.fromEntries(
  Object.values(speechVariables.programs).map(({ name, schema }) => [
    name,
    'default' in schema ? String(schema.default) : undefined,
  ]),
)
const ofPrograms = Object.keys(programDefaults)

/** What a service needs must be there; what another one uses must not. */
export function speechFaults(parsed: Parsed): string[] {
  const service = String(parsed['SPEECH_SERVICE'])
  const isSet = (name: string) => parsed[name] !== undefined && parsed[name] !== programDefaults[name]
  const isService = service === 'openai' || service === 'elevenlabs'
  const unused = [
    ...(isService ? [] : ofServices),
    ...(service === 'elevenlabs' ? [] : ofElevenLabs),
    ...(service === 'program' ? [] : ofPrograms),
  ]
  return [
    ...unused.filter(isSet).map((name) => `${name} is set, but SPEECH_SERVICE is ${service}`),
    ...(isService ? serviceFaults(service, isSet) : []),
  ]
}

const serviceFaults = (service: string, isSet: (name: string) => boolean): string[] => [
  ...needed
    .filter((name) => !isSet(name))
    .map((name) => `${name} is missing, but SPEECH_SERVICE is ${service}`),
  ...(voiceNames.some(isSet)
    ? []
    : [`SPEECH_VOICE_EN and SPEECH_VOICE_PT are missing, but SPEECH_SERVICE is ${service}`]),
  ...voiceNames
    .filter((name) => !isSet(name) && isSet(`${name}_MAN`))
    .map((name) => `${name} is missing, but ${name}_MAN is set`),
]
