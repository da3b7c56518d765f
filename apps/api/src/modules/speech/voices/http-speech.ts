import type { Locale } from '@recadinho/i18n/locales'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import pLimit from 'p-limit'
import type { SpeechServiceConfig } from '../../../config-speech.ts'
import { secondsOf, type Recording } from '../wav.ts'
import { answerOf, pcmOf, wavOf, type ServiceCall } from './service-call.ts'
import {
  checkedSpeech,
  SpeechError,
  type Converter,
  type Said,
  type Speakers,
  type SpokenLine,
  type Voice,
} from './voice.ts'

/** More at once are answered 429 by small accounts. */
const linesAtOnce = 2
const elevenLabsRate = 24_000

/** An account with an endpoint of OpenAI's `/audio/speech`, or with ElevenLabs. */
export function createSpeechService(config: SpeechServiceConfig): Voice {
  const { kind, model, conversionModel, timeoutMs } = config
  const inTurn = pLimit(linesAtOnce)
  return {
    version: `${kind}/${model}`,
    isDraft: false,
    isService: true,
    speakers: speakersIn(config),
    faults: () => Promise.resolve([]),
    speak: (lines, caller) => Promise.all(lines.map((line) => inTurn(() => say(line, caller)))),
    ...(kind === 'elevenlabs' && conversionModel !== undefined
      ? { converter: converterWith(conversionModel) }
      : {}),
  }

  function say(line: SpokenLine, caller: AbortSignal): Promise<Said> {
    const call = kind === 'openai' ? openAiCall(config, line) : elevenLabsCall(config, line)
    return saidBy(call, caller, (stated) => ({ characters: stated ?? Array.from(line.text).length }))
  }

  function converterWith(usedModel: string): Converter {
    return {
      version: `${kind}/${usedModel}`,
      convert: (recording, { voice }, caller) =>
        inTurn(() => {
          const seconds = secondsOf(recording)
          const call = conversionCall(config, { model: usedModel, voice, recording })
          return saidBy(call, caller, (stated) => ({ characters: stated ?? 0, seconds }))
        }),
    }
  }

  async function saidBy(
    call: ServiceCall,
    caller: AbortSignal,
    chargeOf: (stated: number | undefined) => Charge,
  ): Promise<Said> {
    caller.throwIfAborted()
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeoutMs)])
    let charge: Charge = { characters: 0 }
    try {
      const body = await answerOf(call, signal, (stated) => {
        charge = chargeOf(stated)
      })
      const recording = kind === 'openai' ? wavOf(body) : pcmOf(body, elevenLabsRate)
      return { recording: checkedSpeech(recording), ...charge }
    } catch (error) {
      caller.throwIfAborted()
      // What it answered is charged, whatever it is worth.
      if (error instanceof SpeechError) return { fault: error.fault, ...charge }
      throw error
    }
  }
}

type Charge = Pick<Said, 'characters' | 'seconds'>

function speakersIn({ kind, model, voices, licence }: SpeechServiceConfig): Speakers {
  const speaker = (name: string) => ({ name, id: `${kind}/${model} ${name}`, licence })
  return Object.fromEntries(
    Object.entries(voices).map(([locale, { woman, man }]) => [
      locale,
      { woman: speaker(woman), man: speaker(man ?? woman) },
    ]),
  )
}

/** `POST /audio/speech` answers with the sound alone. */
const openAiCall = ({ url, key, model }: SpeechServiceConfig, line: SpokenLine): ServiceCall => ({
  url: `${url}/audio/speech`,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  body: JSON.stringify({
    model,
    voice: line.voice,
    input: line.text,
    instructions: directionOf(line),
    speed: line.pace,
    response_format: 'wav',
  }),
})

/** `POST /text-to-speech/{voice}` answers with raw samples in the format that is asked for. */
const elevenLabsCall = (config: SpeechServiceConfig, line: SpokenLine): ServiceCall => ({
  url: elevenLabsUrl(config, 'text-to-speech', line.voice),
  headers: { 'content-type': 'application/json', 'xi-api-key': config.key },
  body: JSON.stringify({
    text: line.text,
    model_id: config.model,
    language_code: line.locale,
    voice_settings: { speed: line.pace },
  }),
})

/** `POST /speech-to-speech/{voice}` gets the sound alone, and answers in the same way. It hears which language it is. */
function conversionCall(
  config: SpeechServiceConfig,
  { model, voice, recording }: { model: string; voice: string; recording: Recording },
): ServiceCall {
  const body = new FormData()
  body.set('model_id', model)
  body.set('audio', new Blob([wavOfSpeech(recording)], { type: 'audio/wav' }), 'line.wav')
  return {
    url: elevenLabsUrl(config, 'speech-to-speech', voice),
    headers: { 'xi-api-key': config.key },
    body,
  }
}

const elevenLabsUrl = ({ url }: SpeechServiceConfig, call: string, voice: string) =>
  `${url}/${call}/${encodeURIComponent(voice)}?output_format=pcm_${elevenLabsRate}`

const languages: Readonly<Record<Locale, string>> = { en: 'American English', pt: 'Brazilian Portuguese' }

const directionOf = ({ locale, mood }: SpokenLine) =>
  `Speak ${languages[locale]} to a small child: warm, clear and unhurried${mood ? `, in a ${mood} mood` : ''}.`
