import { findCastMember } from '@recadinho/stage/cast'
import { spokenText, timeOfCharacter, type Timeline } from '@recadinho/stage/timeline'
import { chooseVoices, type VoiceHint } from './voices.ts'

export interface Speech {
  /** The moment of the Timeline that is being spoken, in seconds. */
  clock: () => number
  stop: () => void
}

export interface SpeechOptions {
  voices: readonly SpeechSynthesisVoice[]
  /** How the language is spoken here, such as `en-GB`. */
  tag: string
  /** The line to begin with. */
  from?: number
  /** Told once when the device does not speak after all; the clock goes on in silence. */
  onSilence: () => void
  /** For tests. */
  now?: () => number
}

// A voice that does not begin, or does not end, shall not keep the picture waiting (seconds).
const patience = 2.5

/**
 * Speaks a Timeline with the device's own voices, each character in its voice, pitch and pace, and tells where it is, so
 * that mouths and captions keep in step. A line at a time: long speeches are cut off by some browsers. Begins at once, in
 * the press that asked for it, as phones demand. `undefined` where the device has no voice for the language.
 */
export function speak(
  timeline: Timeline,
  { voices, tag, from = 0, onSilence, now = () => performance.now() / 1000 }: SpeechOptions,
): Speech | undefined {
  const spans = timeline.audio.speech
  const hints = timeline.cast.map(({ art }) => hintOf(art))
  const chosen = chooseVoices(voices, tag, hints)
  if (!chosen || !spans[from]) return undefined

  let line = from
  let phase: 'between' | 'asked' | 'speaking' | 'silent' = 'between'
  /** Since when the device owes us an event. */
  let since = now()
  /** Moment of the Timeline less the time now. */
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
    const place = timeline.cast.findIndex(({ id }) => id === speaker)
    const utterance = new SpeechSynthesisUtterance(spokenText(timeline, index))
    const hint = hints[place] ?? { pitch: 1, rate: 1 }
    const voice = chosen[place]
    if (voice) utterance.voice = voice
    Object.assign(utterance, { lang: voice?.lang ?? tag, pitch: hint.pitch, rate: hint.rate })
    // What an earlier line still tells is of no interest.
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
    phase = 'asked'
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
      const longest = phase === 'asked' ? patience : 2.5 * (span[1] - span[0]) + patience
      if (now() - since > longest) fallSilent()
      // The picture waits for the voice to begin, and never runs beyond the line that is spoken.
      if (phase === 'asked') seek(span[0])
      else if (phase === 'speaking' && at() > span[1]) seek(span[1])
      return at()
    },
    stop() {
      phase = 'silent'
      speechSynthesis.cancel()
    },
  }
}

/** Says a few words, such as a name, as this character would. False where the device has no voice for the language. */
export function sayWords(
  words: string,
  { slug, voices, tag }: { slug: string; voices: readonly SpeechSynthesisVoice[]; tag: string },
): boolean {
  const hint = hintOf(slug)
  const [voice] = chooseVoices(voices, tag, [hint]) ?? []
  if (!voice) return false
  const utterance = new SpeechSynthesisUtterance(words)
  Object.assign(utterance, { voice, lang: voice.lang, pitch: hint.pitch, rate: hint.rate * 0.95 })
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return true
}

const hintOf = (slug: string): VoiceHint => findCastMember(slug)?.voice ?? { pitch: 1, rate: 1 }
