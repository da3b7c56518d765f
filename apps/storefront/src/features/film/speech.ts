import { spokenText, timeOfCharacter, type Timeline } from '@recadinho/stage/timeline'
import { selectVoices, type VoiceHint } from './voices.ts'

export interface Speech {
  /** The spoken moment of the Timeline, in seconds. */
  clock: () => number
  stop: () => void
}

export interface SpeechOptions {
  voices: readonly SpeechSynthesisVoice[]
  /** The BCP 47 tag for the voice, such as `en-GB`. */
  tag: string
  /** How each of the Timeline's cast sounds. */
  hints: readonly VoiceHint[]
  /** The first line. */
  from?: number
  /** Called once when the device does not speak after all; the clock continues in silence. */
  onSilence: () => void
  /** For tests. */
  now?: () => number
}

// A voice that does not start or end must not stop the picture (seconds).
const patience = 2.5

/**
 * Speaks a Timeline with the device's voices, each character with its own voice, pitch and pace, and reports the
 * position, so that mouths and captions keep in step. One line at a time: some browsers cut off long speeches. Starts
 * at once, inside the press, as phones require. `undefined` when the device has no voice for the language.
 */
export function speak(
  timeline: Timeline,
  { voices, tag, hints, from = 0, onSilence, now = () => performance.now() / 1000 }: SpeechOptions,
): Speech | undefined {
  const spans = timeline.audio.speech
  const selected = selectVoices(voices, tag, hints)
  if (!selected || !spans[from]) return undefined

  let line = from
  let phase: 'between' | 'requested' | 'speaking' | 'silent' = 'between'
  /** The time since which an event of the device is due. */
  let since = now()
  /** Moment of the Timeline less the current time. */
  let offset = 0
  const at = () => offset + now()
  const seek = (moment: number) => {
    offset = moment - now()
  }
  const fallSilent = () => {
    if (phase === 'silent') return
    phase = 'silent'
    speechSynthesis.cancel()
    onSilence()
  }
  const say = (index: number, span: readonly [number, number]) => {
    const speaker = timeline.captions.cues.find((cue) => cue.line === index)?.speaker
    const castIndex = timeline.cast.findIndex(({ id }) => id === speaker)
    const utterance = new SpeechSynthesisUtterance(spokenText(timeline, index))
    const hint = hints[castIndex] ?? { pitch: 1, rate: 1 }
    const voice = selected[castIndex]
    if (voice) utterance.voice = voice
    Object.assign(utterance, { lang: voice?.lang ?? tag, pitch: hint.pitch, rate: hint.rate })
    // Events of an earlier line do not count.
    const mine = (act: () => void) => () => {
      if (line === index && phase !== 'silent') act()
    }
    utterance.addEventListener(
      'start',
      mine(() => {
        phase = 'speaking'
        since = now()
        seek(span[0])
      }),
    )
    utterance.addEventListener('boundary', ({ charIndex }) =>
      mine(() => {
        since = now()
        seek(timeOfCharacter(timeline, index, charIndex))
      })(),
    )
    utterance.addEventListener(
      'end',
      mine(() => {
        phase = 'between'
        line += 1
        seek(span[1])
      }),
    )
    utterance.addEventListener('error', mine(fallSilent))
    phase = 'requested'
    since = now()
    seek(span[0])
    speechSynthesis.speak(utterance)
  }

  speechSynthesis.cancel()
  say(from, spans[from])
  return {
    clock() {
      const span = spans[line]
      if (phase === 'silent' || !span) return at()
      if (phase === 'between') {
        if (at() < span[0]) return at()
        say(line, span)
      }
      const longest = phase === 'requested' ? patience : 2.5 * (span[1] - span[0]) + patience
      if (now() - since > longest) fallSilent()
      // The picture waits for the voice to begin, and never passes the spoken line.
      if (phase === 'requested') seek(span[0])
      else if (phase === 'speaking' && at() > span[1]) seek(span[1])
      return at()
    },
    stop() {
      phase = 'silent'
      speechSynthesis.cancel()
    },
  }
}

/**
 * Speaks a few words, such as a name, as a character sounds. False when the device has no voice for the language.
 */
export function sayWords(
  words: string,
  { hint, voices, tag }: { hint: VoiceHint; voices: readonly SpeechSynthesisVoice[]; tag: string },
): boolean {
  const [voice] = selectVoices(voices, tag, [hint]) ?? []
  if (!voice) return false
  const utterance = new SpeechSynthesisUtterance(words)
  Object.assign(utterance, { voice, lang: voice.lang, pitch: hint.pitch, rate: hint.rate * 0.95 })
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return true
}
