import { readWav, samplesOf, WavError, type Recording } from '../wav.ts'
import { SpeechError } from './voice.ts'

/** A minute of 48 kHz. */
const longestAnswer = 12 * 1024 * 1024

/** A `POST` to a speech service, which answers with sound. */
export interface ServiceCall {
  url: string
  headers: Record<string, string>
  body: string | FormData
}

/**
 * The bytes of an answer; throws a `SpeechError` for any other. `onCharged` gets the characters that the service charges
 * for, if it says so, once it begins to answer.
 */
export async function answerOf(
  { url, headers, body }: ServiceCall,
  signal: AbortSignal,
  onCharged: (stated: number | undefined) => void,
): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
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

export function wavOf(body: Uint8Array): Recording {
  try {
    return readWav(body)
  } catch (error) {
    if (error instanceof WavError) throw new SpeechError('garbled', { cause: error })
    throw error
  }
}

/** Samples alone, of 16 bits. */
export function pcmOf(body: Uint8Array, rate: number): Recording {
  if (body.length === 0 || body.length % 2 !== 0) throw new SpeechError('garbled')
  return { samples: samplesOf(body), rate }
}
