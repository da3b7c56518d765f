import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OutOfResources, runProgram } from '../../videos/check/program.ts'
import { readWav, WavError } from '../wav.ts'
import type { FliteLine } from './flite-main.ts'
import { checkedSpeech, SpeechError, type Said, type Speaker, type Voice } from './voice.ts'

/** Next to this file in the sources, next to the server in the bundle. */
const flite = import.meta.url.endsWith('.ts') ? './flite-main.ts' : './flite-main.js'
const timeoutMs = 60_000
const version = 'flite/0.1.1'

const speaker = (name: string): Speaker => ({
  name,
  id: `${version} ${name}`,
  licence: 'Flite by Carnegie Mellon University, BSD licence: its sound may be sold',
})

/**
 * Flite in this machine's own Node: English only, clear but plain, so a draft voice. There is no voice of Portuguese that
 * may be sold and that npm delivers.
 */
export function createProgramVoice(): Voice {
  return {
    version,
    isDraft: true,
    isService: false,
    speakers: { en: { woman: speaker('slt'), man: speaker('rms') } },
    async speak(lines, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'recadinho-speech-'))
      try {
        const program = fileURLToPath(new URL(flite, import.meta.url))
        const args = ['--disable-warning=ExperimentalWarning', program, folder]
        const input = lines.map(({ text, voice, pace }): FliteLine => ({ text, voice, stretch: 1 / pace }))
        await runProgram(process.execPath, args, {
          env: {},
          timeout: timeoutMs,
          signal,
          input: JSON.stringify(input),
        })
        return await Promise.all(lines.map((_, at) => saidIn(join(folder, `${at}.wav`))))
      } catch (error) {
        if (error instanceof OutOfResources) return lines.map(() => ({ fault: 'timeout' }))
        throw error
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

async function saidIn(file: string): Promise<Said> {
  try {
    return { recording: checkedSpeech(readWav(await readFile(file))) }
  } catch (error) {
    if (error instanceof SpeechError) return { fault: error.fault }
    if (error instanceof WavError) return { fault: 'garbled' }
    throw error
  }
}
