import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OutOfResources, runProgram } from '../../videos/check/program.ts'
import type { FliteLine } from './flite-main.ts'
import { inOwnFolder, saidIn } from './said-in.ts'
import type { Speaker, SpeakingProgram } from './voice.ts'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './flite-main.ts' : './flite-main.js'
const timeoutMs = 60_000

const speaker = (name: string): Speaker => ({
  name,
  id: `flite/0.1.1 ${name}`,
  licence: 'Flite by Carnegie Mellon University, BSD licence: its sound may be sold',
})

/**
 * Flite in this machine's own Node: English only, clear but plain. There is no voice of Portuguese that may be sold and
 * that npm delivers.
 */
export const flite: SpeakingProgram = {
  speakers: { en: { woman: speaker('slt'), man: speaker('rms') } },
  speak: (lines, signal) =>
    inOwnFolder(async (folder) => {
      const program = fileURLToPath(new URL(entry, import.meta.url))
      const args = ['--disable-warning=ExperimentalWarning', program, folder]
      const input = lines.map(({ text, voice, pace }): FliteLine => ({ text, voice, stretch: 1 / pace }))
      try {
        await runProgram(process.execPath, args, {
          env: {},
          timeout: timeoutMs,
          signal,
          input: JSON.stringify(input),
        })
      } catch (error) {
        if (error instanceof OutOfResources) return lines.map(() => ({ fault: 'timeout' }))
        throw error
      }
      return await Promise.all(lines.map((_, at) => saidIn(join(folder, `${at}.wav`))))
    }),
}
