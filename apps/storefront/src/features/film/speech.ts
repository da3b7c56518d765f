import { spokenText, timeOfCharacter, type Timeline } from '@recadinho/stage/timeline'
import type { Voice } from './voice.ts'

export interface Speech {
  /** The spoken moment of the Timeline, in seconds. */
  clock: () => number
  /** The line that is being spoken; -1 in a silence. */
  line: () => number
  stop: () => void
}

export interface SpeechOptions {
  voice: Voice
  /** The moment from which it plays (seconds): a silence plays first; a sentence starts again. */
  from?: number
  /** Called once when the voice does not speak after all; the clock continues in silence. */
  onSilence: () => void
  /** For tests. */
  now?: () => number
}

// A voice that does not start or end must not stop the picture (seconds).
const patience = 2.5

/**
 * Speaks a Timeline and reports the position, so that mouths and captions keep in step with the voice. One line at a
 * time: some browsers cut off long speeches. The voice starts at once, inside the press, or is prepared there, as phones require.
 * `undefined` when there is nothing to say.
 */
export function speak(
  timeline: Timeline,
  { voice, from = 0, onSilence, now = () => performance.now() / 1000 }: SpeechOptions,
): Speech | undefined {
  const spans = timeline.audio.speech
  let line = spans.findIndex(([, to]) => to > from)
  const first = spans[line]
  if (!first) return undefined

  let phase: 'between' | 'requested' | 'speaking' | 'silent' = 'between'
  /** The time since which an event of the voice is due. */
  let since = now()
  /** Whether a line did not end: the voice gets one more. */
  let stalled = false
  /** Moment of the Timeline less the current time. */
  let offset = 0
  const at = () => offset + now()
  const seek = (moment: number) => {
    offset = moment - now()
  }
  const fallSilent = () => {
    if (phase === 'silent') return
    phase = 'silent'
    voice.stop()
    onSilence()
  }
  const next = ([, end]: readonly [number, number]) => {
    phase = 'between'
    line += 1
    seek(end)
  }
  const say = (index: number, span: readonly [number, number]) => {
    const speaker = timeline.captions.cues.find((cue) => cue.line === index)?.speaker
    // Events of an earlier line do not count.
    const mine = (act: () => void) => {
      if (line === index && phase !== 'silent') act()
    }
    phase = 'requested'
    since = now()
    seek(span[0])
    voice.say(
      {
        index,
        seconds: span[1] - span[0],
        text: spokenText(timeline, index),
        character: timeline.cast.findIndex(({ id }) => id === speaker),
        whispered: timeline.beats.some(
          ({ kind, from: begins, to }) => kind === 'whisper' && begins <= span[0] && to > span[0],
        ),
      },
      {
        started: () =>
          mine(() => {
            phase = 'speaking'
            since = now()
            seek(span[0])
          }),
        word: (charIndex) =>
          mine(() => {
            since = now()
            seek(timeOfCharacter(timeline, index, charIndex))
          }),
        ended: () =>
          mine(() => {
            stalled = false
            next(span)
          }),
        failed: () => mine(fallSilent),
      },
    )
  }

  voice.stop()
  if (from < first[0]) {
    seek(from)
    voice.prepare()
  } else say(line, first)
  return {
    clock() {
      const span = spans[line]
      if (phase === 'silent' || !span) return at()
      if (phase === 'between') {
        if (at() < span[0]) return at()
        say(line, span)
      }
      const usual = phase === 'requested' ? (voice.delay?.() ?? 0) : 2 * (span[1] - span[0])
      const longest = usual + patience
      if (now() - since > longest) {
        if (phase === 'requested' || stalled) fallSilent()
        else {
          // Some browsers don't report every end.
          stalled = true
          voice.stop()
          next(span)
        }
      }
      // The picture waits for the voice to begin, and never passes the spoken line.
      if (phase === 'requested') seek(span[0])
      else if (phase === 'speaking' && at() > span[1]) seek(span[1])
      return at()
    },
    line: () => (phase === 'requested' || phase === 'speaking' ? line : -1),
    stop() {
      phase = 'silent'
      voice.stop()
    },
  }
}
