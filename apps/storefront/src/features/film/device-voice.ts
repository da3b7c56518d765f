import { castVoices, type DeviceVoice, type VoiceHint } from './voices.ts'
import type { Voice } from './voice.ts'

export interface DeviceVoiceOptions {
  voices: readonly DeviceVoice[]
  /** The BCP 47 tag for the voice, such as `en-GB`. */
  tag: string
  /** How each of the cast sounds. */
  hints: readonly VoiceHint[]
}

/**
 * The browser's speech synthesis as a voice: each character with a voice, pitch and pace of its own. `undefined` when
 * the device has no voice for the language.
 */
export function deviceVoice({ voices, tag, hints }: DeviceVoiceOptions): Voice | undefined {
  const parts = castVoices(voices, tag, hints)
  if (!parts) return undefined
  /** Events of an earlier line do not count. */
  let current: SpeechSynthesisUtterance | undefined
  return {
    prepare() {
      attempt(() => speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(''), { volume: 0 })))
    },
    say({ text, character, whispered }, { started, word, ended, failed }) {
      const utterance = new SpeechSynthesisUtterance(text)
      const part = parts[character]
      if (part) {
        const { voice, pitch, rate } = part
        // The list holds the browser's own voices.
        utterance.voice = voice as SpeechSynthesisVoice
        Object.assign(utterance, { lang: voice.lang, pitch, rate })
      } else utterance.lang = tag
      // No browser whispers; softer and slower comes near it.
      if (whispered) Object.assign(utterance, { volume: 0.7, rate: utterance.rate * 0.92 })
      const mine = (act: () => void) => () => {
        if (current === utterance) act()
      }
      utterance.addEventListener('start', mine(started))
      utterance.addEventListener('boundary', ({ charIndex }) => mine(() => word(charIndex))())
      utterance.addEventListener('end', mine(ended))
      // The page says something else, such as the name alone: the film goes on after it.
      utterance.addEventListener('error', ({ error }) =>
        mine(/^(interrupted|canceled)$/.test(error) ? ended : failed)(),
      )
      current = utterance
      if (!attempt(() => speechSynthesis.speak(utterance))) failed()
    },
    stop() {
      current = undefined
      attempt(() => speechSynthesis.cancel())
    },
  }
}

/** Some web views have speech whose methods throw. */
function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    console.info(error)
    return false
  }
}

/** Speaks a few words, such as a name, as a character sounds. False when the device has no voice for the language. */
export function sayWords(
  words: string,
  { hint, voices, tag }: { hint: VoiceHint } & Pick<DeviceVoiceOptions, 'voices' | 'tag'>,
): boolean {
  const voice = deviceVoice({ voices, tag, hints: [hint] })
  voice?.stop()
  const nothing = () => undefined
  voice?.say(
    { index: 0, text: words, character: 0, whispered: false, seconds: 0 },
    { started: nothing, word: nothing, ended: nothing, failed: nothing },
  )
  return voice !== undefined
}
