import type { Locale } from '@recadinho/contracts/common'

/** Another company's service that says the lines of films. */
export interface SpeechServiceConfig {
  kind: 'openai' | 'elevenlabs'
  /** The base URL, to which the calls' paths are appended. */
  url: string
  key: string
  model: string
  voices: Partial<Record<Locale, string>>
  licence: string
  timeoutMs: number
}

export interface SpeechConfig {
  /** `program`: Flite on this machine, English drafts. `undefined`: nobody speaks unless staff record. */
  voice: 'program' | SpeechServiceConfig | undefined
  budget: { perOrder: number; perDay: number }
  /** What the service charges, in US dollars for 1,000 characters; `undefined`: the shop does not know. */
  pricePer1000: number | undefined
}

/** The variables' values, as `config.ts` declares them. */
interface Declared {
  service: 'none' | 'program' | SpeechServiceConfig['kind']
  url: string | undefined
  key: string | undefined
  model: string | undefined
  voices: { en: string | undefined; pt: string | undefined }
  licence: string | undefined
  timeoutMs: number
  budget: SpeechConfig['budget']
  price: string | undefined
}

export function speechConfig({ service, budget, price, ...values }: Declared): SpeechConfig {
  const pricePer1000 = price === undefined ? undefined : Number(price)
  if (service === 'none' || service === 'program')
    return { voice: service === 'none' ? undefined : service, budget, pricePer1000 }
  const { url = '', key = '', model = '', licence = '', voices, timeoutMs } = values
  return {
    voice: {
      kind: service,
      url: url.replace(/\/+$/, ''),
      key,
      model,
      voices: { ...(voices.en && { en: voices.en }), ...(voices.pt && { pt: voices.pt }) },
      licence,
      timeoutMs,
    },
    budget,
    pricePer1000,
  }
}

const needed = ['SPEECH_URL', 'SPEECH_KEY', 'SPEECH_MODEL', 'SPEECH_LICENCE']
/** Of a service alone, and not needed. */
const prices = ['SPEECH_PRICE']
const voiceNames = ['SPEECH_VOICE_EN', 'SPEECH_VOICE_PT']

/** A service needs all of them and a voice; without one, none is of use. */
export function speechFaults(parsed: Readonly<Record<string, string | number | undefined>>): string[] {
  const service = parsed['SPEECH_SERVICE']
  const isSet = (name: string) => parsed[name] !== undefined
  if (service === 'none' || service === 'program')
    return [...needed, ...voiceNames, ...prices]
      .filter((name) => isSet(name))
      .map((name) => `${name} is set, but SPEECH_SERVICE is ${service}`)
  return [
    ...needed
      .filter((name) => !isSet(name))
      .map((name) => `${name} is missing, but SPEECH_SERVICE is ${service}`),
    ...(voiceNames.some((name) => isSet(name))
      ? []
      : [`SPEECH_VOICE_EN and SPEECH_VOICE_PT are missing, but SPEECH_SERVICE is ${service}`]),
  ]
}
