import type { Readable } from 'node:stream'
import type { TakeRefusal } from '@recadinho/contracts/speech'
import { AppError } from '../../../errors.ts'
import { wavSeconds, WavError } from '../wav.ts'

/** The header of a recording is in its first bytes. */
const beginningBytes = 4096

const messages: Readonly<Record<TakeRefusal, string>> = {
  not_a_recording: 'A take is a WAV file of 16-bit PCM',
  too_long: 'This take is too long',
  silent: 'Nobody speaks in this take',
}

export const takeRefused = (reason: TakeRefusal): AppError =>
  new AppError(reason === 'too_long' ? 'payload_too_large' : 'unsupported_media_type', messages[reason], {
    reason,
  })

export interface TakeLimits {
  bytesMax: number
  secondsMax: number
}

/**
 * Reads the body of a request that sends a take. Its announced size and its header are checked first, so that of a body
 * that is too large, too long or no recording the rest is not read.
 */
export async function readTake(
  body: Readable,
  announced: string | undefined,
  { bytesMax, secondsMax }: TakeLimits,
): Promise<Buffer> {
  if (Number(announced ?? 0) > bytesMax) throw takeRefused('too_long')
  const parts: Buffer[] = []
  let length = 0
  let checked = false
  // The connection stays: the refusal goes over it.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    parts.push(part as Buffer) // a request's body has no encoding
    length += (part as Buffer).length
    if (length > bytesMax) throw takeRefused('too_long')
    if (checked || length < beginningBytes) continue
    checkHeader(Buffer.concat(parts), secondsMax)
    checked = true
  }
  const whole = Buffer.concat(parts)
  if (!checked) checkHeader(whole, secondsMax)
  return whole
}

function checkHeader(beginning: Buffer, secondsMax: number): void {
  if (secondsOf(beginning) > secondsMax) throw takeRefused('too_long')
}

function secondsOf(beginning: Buffer): number {
  try {
    return wavSeconds(beginning)
  } catch (error) {
    if (error instanceof WavError) throw takeRefused('not_a_recording')
    throw error
  }
}
