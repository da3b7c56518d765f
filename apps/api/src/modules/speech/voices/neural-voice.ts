import type { NeuralVoiceConfig } from '../../../config-speech.ts'
import { keptProgram } from '../alignment/kept-program.ts'
import { readModelFolder } from './model-folder.ts'
import type { sayLine } from './sherpa-main.ts'
import { checkedSpeech, SpeechError, type Said, type SpokenLine, type Voice } from './voice.ts'

/** Next to this file in the sources, next to the server in the bundle. */
const entry = import.meta.url.endsWith('.ts') ? './sherpa-main.ts' : './sherpa-main.js'

/** The models of a folder that the owner provides, spoken by sherpa-onnx on this machine. Each has its own licence. */
export function createNeuralVoice({ folder, timeoutMs }: NeuralVoiceConfig): Voice {
  const { engine, speakers, faults } = readModelFolder(folder)
  const sayByProgram = keptProgram<typeof sayLine>({
    entry: new URL(entry, import.meta.url),
    name: 'sayLine',
    // A model takes some hundred MB.
    most: 1,
    timeoutMs,
  })
  return {
    version: 'neural',
    isDraft: false,
    isService: false,
    speakers,
    faults: () => Promise.resolve(faults),
    speak: (lines, signal) => Promise.all(lines.map((line) => say(line, signal))),
  }

  async function say({ text, locale, voice, pace }: SpokenLine, signal: AbortSignal): Promise<Said> {
    const speaker = Object.values(speakers[locale] ?? {}).find(({ name }) => name === voice)
    if (speaker === undefined) return { fault: 'no_voice' }
    const { model, speaker: number } = speaker
    try {
      const line = { engine, model, speaker: number, text, speed: pace }
      return { recording: checkedSpeech(await sayByProgram(line, signal)) }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof SpeechError) return { fault: error.fault }
      const isLate = error instanceof Error && error.name === 'AbortError'
      // Its process ended, or the model has no such speaker.
      return { fault: isLate ? 'timeout' : 'rejected' }
    }
  }
}
