import { fileURLToPath } from 'node:url'
import type { Locale } from '@recadinho/i18n/locales'
import { runProgram } from '../../videos/check/program.ts'
import type { Recording } from '../wav.ts'
import type { Reference as Said, ReferenceRequest } from './espeak-reference.ts'

/** A line as eSpeak NG says it: when each word and phoneme comes. */
export interface Reference extends Pick<Said, 'words' | 'phonemes'> {
  recording: Recording
}

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './espeak-reference.ts' : './espeak-reference.js'
const timeoutMs = 60_000

/** With a woman's formants, which are in the middle between a man's and a child's. */
const voices: Readonly<Record<Locale, string>> = { en: 'en-us+f2', pt: 'pt-br+f2' }

/** References of lines that each take about so many seconds. Rejects if the program fails. */
export async function referencesOf(
  lines: readonly { text: string; locale: Locale; seconds: number }[],
  signal?: AbortSignal,
): Promise<Reference[]> {
  if (lines.length === 0) return []
  const requests = lines.map(({ text, locale, seconds }): ReferenceRequest => ({
    text,
    voice: voices[locale],
    seconds,
  }))
  const { stdout } = await runProgram(process.execPath, [fileURLToPath(new URL(entry, import.meta.url))], {
    env: {},
    timeout: timeoutMs,
    input: JSON.stringify(requests),
    ...(signal && { signal }),
  })
  return (JSON.parse(stdout) as Said[]).map(({ samples, rate, words, phonemes }) => ({
    recording: { samples: floatsOf(Buffer.from(samples, 'base64')), rate },
    words,
    phonemes,
  }))
}

const floatsOf = (pcm: Buffer) =>
  Float32Array.from({ length: pcm.length / 2 }, (_, i) => pcm.readInt16LE(i * 2) / 32_768)
