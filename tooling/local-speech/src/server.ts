import type { ServerResponse } from 'node:http'
import { startStandIn, type StandIn } from '@recadinho/presets/stand-in'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { babble, rate } from './babble.ts'
import { inAnotherVoice } from './other-voice.ts'

/** What happens to the next request. */
export type Fault =
  | { kind: 'hang' }
  /** 429, or 401 with `quota_exceeded` where the money of an account is used up. */
  | { kind: 'status'; status: number }
  | { kind: 'silence' }
  /** The connection breaks in the middle of the sound. */
  | { kind: 'half' }
  | { kind: 'garbage' }
  /** Says something else than it was asked to. */
  | { kind: 'say'; words: string }
  /** Three minutes of sound. */
  | { kind: 'endless' }

export interface LocalSpeechOptions {
  /** 0 for any free port. */
  port: number
  /** The bearer token, or `xi-api-key`, required from callers. */
  key: string
  /** `process.env.NODE_ENV` of the caller; throws for production. */
  nodeEnv?: string | undefined
}

/** A request that came, by either service's call. */
export interface Heard {
  face: 'openai' | 'elevenlabs'
  voice: string
  text: string
  /** Of a form, its fields without the sound, as JSON. */
  body: string
  /** A WAV file that is to be said in another voice. */
  sound?: Uint8Array<ArrayBuffer>
}

/** Its URL is the value for `SPEECH_URL`. */
export type LocalSpeech = StandIn<Fault, Heard>

/**
 * OpenAI's `/audio/speech`, and ElevenLabs' `/text-to-speech/{voice}` and `/speech-to-speech/{voice}`, for development and
 * tests, on loopback.
 */
export async function startLocalSpeech({ port, key, nodeEnv }: LocalSpeechOptions): Promise<LocalSpeech> {
  if (nodeEnv === 'production')
    throw new Error('The local speech service babbles and so never runs in production.')
  return startStandIn<Fault, Heard>(port, async ({ request, response, body, bytes, record, nextFault }) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { authorization, 'xi-api-key': apiKey } = request.headers
    const [, input, voice] = /^\/v1\/(text|speech)-to-speech\/([^/]+)$/.exec(pathname) ?? []
    const isOpenAi = pathname === '/v1/audio/speech'
    const refuse = (status: number, why: string) =>
      void response.writeHead(status, json).end(`{"detail":{"status":"${why}"}}`)
    if (request.method !== 'POST' || !(isOpenAi || voice)) {
      response.writeHead(404).end()
      return
    }
    if ((isOpenAi ? authorization : apiKey) !== (isOpenAi ? `Bearer ${key}` : key)) {
      refuse(401, 'invalid_api_key')
      return
    }
    const name = decodeURIComponent(voice ?? '')
    const heard =
      input === 'speech'
        ? await heardInForm(bytes, request.headers['content-type'] ?? '', name)
        : heardInJson(body, isOpenAi ? undefined : name)
    record(heard)
    const isOffered = isOpenAi || searchParams.get('output_format') === 'pcm_24000'
    if (isOffered) reply(response, heard, nextFault())
    else refuse(422, 'unsupported_output_format')
  })
}

/** `voice`: in the address of ElevenLabs. */
function heardInJson(body: string, voice: string | undefined): Heard {
  const call: { input?: string; voice?: string; text?: string } = JSON.parse(body)
  return voice === undefined
    ? { face: 'openai', voice: call.voice ?? '', text: call.input ?? '', body }
    : { face: 'elevenlabs', voice, text: call.text ?? '', body }
}

/** A form of several parts, as `/speech-to-speech` gets it. */
async function heardInForm(bytes: Uint8Array<ArrayBuffer>, type: string, voice: string): Promise<Heard> {
  const fields = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const audio = fields.get('audio')
  const sound = new Uint8Array(audio instanceof Blob ? await audio.arrayBuffer() : [])
  fields.delete('audio')
  return { face: 'elevenlabs', voice, text: '', body: JSON.stringify(Object.fromEntries(fields)), sound }
}

/** Its cheaper models count every second character. */
const charged = (words: string) => ({
  'content-type': 'audio/pcm',
  'character-cost': String(Math.ceil(Array.from(words).length / 2)),
})

const json = { 'content-type': 'application/json' }
/** Its bytes before the samples. */
const wavHeader = 44

function reply(
  response: ServerResponse,
  { face, text: words, sound: take }: Heard,
  fault: Fault | undefined,
): void {
  /** A WAV file, or its samples alone. */
  const encode = (samples: Float32Array<ArrayBuffer>) =>
    wavOfSpeech({ samples, rate }).subarray(face === 'openai' ? 0 : wavHeader)
  const send = (sound: Uint8Array) =>
    response.writeHead(200, face === 'openai' ? { 'content-type': 'audio/wav' } : charged(words)).end(sound)
  switch (fault?.kind) {
    case 'hang':
      return
    case 'status':
      response.writeHead(fault.status, json).end('{"detail":{"status":"quota_exceeded"}}')
      return
    case 'silence':
      send(encode(new Float32Array(24_000)))
      return
    case 'half': {
      const sound = encode(take ? inAnotherVoice(take) : babble(words))
      response.writeHead(200, { 'content-length': sound.length })
      response.write(sound.subarray(0, sound.length / 2), () => response.destroy())
      return
    }
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>busy</html>')
      return
    case 'endless':
      send(encode(new Float32Array(24_000 * 180).fill(0.1)))
      return
    case 'say':
      send(encode(babble(fault.words)))
      return
    case undefined:
      send(encode(take ? inAnotherVoice(take) : babble(words)))
  }
}
