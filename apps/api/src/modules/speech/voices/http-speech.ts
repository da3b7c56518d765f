import pLimit from 'p-limit'
import type { SpeechServiceConfig } from '../../../config-speech.ts'
import { readWav, WavError, type Recording } from '../wav.ts'
import { checkedSpeech, SpeechError, type Said, type Speakers, type SpokenLine, type Voice } from './voice.ts'
import type { Locale } from '@recadinho/i18n/locales'

/** More at once are answered 429 by small accounts. */
const linesAtOnce = 2
/** A minute of 48 kHz. */
const longestAnswer = 12 * 1024 * 1024
const elevenLabsRate = 24_000

/** An account with an endpoint of OpenAI's `/audio/speech`, or with ElevenLabs. */
export function createSpeechService(config: SpeechServiceConfig): Voice {
  const { kind, model, timeoutMs } = config
  const inTurn = pLimit(linesAtOnce)
  return {
    version: `${kind}/${model}`,
    isDraft: false,
    isService: true,
    speakers: speakersIn(config),
    faults: () => Promise.resolve([]),
    speak: (lines, caller) => Promise.all(lines.map((line) => inTurn(() => say(line, caller)))),
  }

  async function say(line: SpokenLine, caller: AbortSignal): Promise<Said> {
    caller.throwIfAborted()
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeoutMs)])
    const request = kind === 'openai' ? openAiRequest(config, line) : elevenLabsRequest(config, line)
    let characters = 0
    try {
      const body = await answerOf(request, signal, (stated) => {
        characters = stated ?? Array.from(line.text).length
      })
      return { recording: checkedSpeech(kind === 'openai' ? wavOf(body) : pcmOf(body)), characters }
    } catch (error) {
      caller.throwIfAborted()
      // What it answered is charged, whatever it is worth.
      if (error instanceof SpeechError) return { fault: error.fault, characters }
      throw error
    }
  }
}

function speakersIn({ kind, model, voices, licence }: SpeechServiceConfig): Speakers {
  const speaker = (name: string) => ({ name, id: `${kind}/${model} ${name}`, licence })
  return Object.fromEntries(
    Object.entries(voices).map(([locale, { woman, man }]) => [
      locale,
      { woman: speaker(woman), man: speaker(man ?? woman) },
    ]),
  )
}

interface SpeechRequest {
  url: string
  headers: Record<string, string>
  body: unknown
}

/** `POST /audio/speech` answers with the sound alone. */
const openAiRequest = ({ url, key, model }: SpeechServiceConfig, line: SpokenLine): SpeechRequest => ({
  url: `${url}/audio/speech`,
  headers: { authorization: `Bearer ${key}` },
  body: {
    model,
    voice: line.voice,
    input: line.text,
    instructions: directionOf(line),
    speed: line.pace,
    response_format: 'wav',
  },
})

/** `POST /text-to-speech/{voice}` answers with raw samples in the format that is asked for. */
const elevenLabsRequest = ({ url, key, model }: SpeechServiceConfig, line: SpokenLine): SpeechRequest => ({
  url: `${url}/text-to-speech/${encodeURIComponent(line.voice)}?output_format=pcm_${elevenLabsRate}`,
  headers: { 'xi-api-key': key },
  body: {
    text: line.text,
    model_id: model,
    language_code: line.locale,
    voice_settings: { speed: line.pace },
  },
})

const languages: Readonly<Record<Locale, string>> = { en: 'American English', pt: 'Brazilian Portuguese' }

const directionOf = ({ locale, mood }: SpokenLine) =>
  `Speak ${languages[locale]} to a small child: warm, clear and unhurried${mood ? `, in a ${mood} mood` : ''}.`

/** `onCharged` gets the characters that the service charges for, if it says so, once it begins to answer. */
async function answerOf(
  { url, headers, body }: SpeechRequest,
  signal: AbortSignal,
  onCharged: (stated: number | undefined) => void,
): Promise<Uint8Array> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    if (response.ok) {
      onCharged(statedCharacters(response))
      return await bytesOf(response)
    }
    await response.body?.cancel()
    throw new SpeechError(faultOf(response.status))
  } catch (error) {
    if (error instanceof SpeechError) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new SpeechError(isLate ? 'timeout' : 'unreachable', { cause: error })
  }
}

/** ElevenLabs states what a request cost; a model can charge half a character for one, or none. */
function statedCharacters({ headers }: Response): number | undefined {
  const stated = headers.get('character-cost')
  return stated !== null && /^\d{1,6}$/.test(stated) ? Number(stated) : undefined
}

const faultOf = (status: number) => (status === 429 ? 'busy' : status >= 500 ? 'unreachable' : 'rejected')

async function bytesOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestAnswer) throw new SpeechError('too_long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function wavOf(body: Uint8Array): Recording {
  try {
    return readWav(body)
  } catch (error) {
    if (error instanceof WavError) throw new SpeechError('garbled', { cause: error })
    throw error
  }
}

function pcmOf(body: Uint8Array): Recording {
  if (body.length === 0 || body.length % 2 !== 0) throw new SpeechError('garbled')
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const samples = Float32Array.from(
    { length: body.length / 2 },
    (_, i) => view.getInt16(i * 2, true) / 32_768,
  )
  return { samples, rate: elevenLabsRate }
}
