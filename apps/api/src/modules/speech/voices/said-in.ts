import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OutOfResources } from '../../videos/check/program.ts'
import { readWav, WavError } from '../wav.ts'
import { checkedSpeech, SpeechError, type Said } from './voice.ts'

/** Has a program write sounds to a folder of its own, which is removed once they are read. */
export async function inOwnFolder<Result>(write: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-speech-'))
  try {
    return await write(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a program said to a WAV file, or the fault of it. */
export async function saidIn(file: string): Promise<Said> {
  try {
    return { recording: checkedSpeech(readWav(await readFile(file))) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** Why a program said nothing; throws what is no program's fault. */
export function faultOf(error: unknown): SpeechError['fault'] {
  if (error instanceof SpeechError) return error.fault
  if (error instanceof WavError) return 'garbled'
  if (error instanceof OutOfResources) return 'timeout'
  // It failed without a sound, or is not there any more.
  if (error instanceof Error && 'code' in error) return 'rejected'
  throw error
}
