import { findCastMember } from '@recadinho/stage/cast'
import { lineText, timeOfCharacter, type Timeline } from '@recadinho/stage/timeline'

export interface Speech {
  /** The moment of the Timeline that is being spoken, in seconds. */
  clock: () => number
  stop: () => void
}

// A browser that names no voice, or never begins, shall not keep the picture waiting.
const patience = 1.5

/**
 * Speaks a Timeline with the browser's own voices, each character at its pitch and pace, and tells where it is, so that
 * mouths and captions keep in step. `undefined` where the browser cannot speak.
 */
export function speak(
  timeline: Timeline,
  now: () => number = () => performance.now() / 1000,
): Speech | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const spans = timeline.audio.speech
  let line = -1
  let speaking = false
  /** Moment of the Timeline less the time now. */
  let offset = -now()

  const at = () => offset + now()
  const seek = (moment: number) => {
    offset = moment - now()
  }
  const waiting = new Map<number, number>()
  const clock = () => {
    const span = spans[line]
    const next = spans[line + 1]
    // While a line is spoken the picture never runs beyond its end, and never into the next one before that begins.
    if (speaking && span && at() > span[1]) seek(span[1])
    if (!speaking && next && at() > next[0]) {
      const since = waiting.get(line) ?? now()
      waiting.set(line, since)
      if (now() - since > patience) line += 1
      else seek(next[0])
    }
    return at()
  }

  speechSynthesis.cancel()
  const utterances = spans.map((span, index) => {
    const utterance = new SpeechSynthesisUtterance(lineText(timeline, index))
    const voice = voiceOf(timeline, index)
    utterance.lang = timeline.locale === 'pt' ? 'pt-BR' : 'en-US'
    utterance.pitch = voice.pitch
    utterance.rate = voice.rate
    utterance.addEventListener('start', () => {
      line = index
      speaking = true
      seek(span[0])
    })
    utterance.addEventListener('boundary', ({ charIndex }) =>
      seek(timeOfCharacter(timeline, index, charIndex)),
    )
    for (const over of ['end', 'error'] as const)
      utterance.addEventListener(over, () => {
        speaking = false
        if (at() < span[1]) seek(span[1])
      })
    return utterance
  })
  for (const utterance of utterances) speechSynthesis.speak(utterance)
  return { clock, stop: () => speechSynthesis.cancel() }
}

function voiceOf(timeline: Timeline, line: number) {
  const speaker = timeline.captions.cues.find((cue) => cue.line === line)?.speaker
  const art = timeline.cast.find(({ id }) => id === speaker)?.art
  return findCastMember(art ?? '')?.voice ?? { pitch: 1, rate: 1 }
}
