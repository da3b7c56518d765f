import type { Voice, VoiceEvents, VoiceLine } from './voice.ts'

/** A line as its characters say it, and when each of its words begins, in seconds. */
export interface LineClip {
  readonly sound: AudioBuffer
  readonly words: readonly number[]
}

/** What is told of a film's clips while they are found. */
export interface ClipNews {
  onClip: (line: number, clip: LineClip) => void
  /** The lines that a clip may still come for; each call replaces the one before. */
  onExpected: (lines: readonly number[]) => void
}

export interface ClipVoiceOptions {
  /** The film's audio, opened within a press. Throws where there is none. */
  open: () => AudioContext
  /** Finds the film's clips and loads one after the other; resolves, as soon as it knows, whether there are any. */
  find: (context: AudioContext, news: ClipNews) => Promise<boolean>
  /** Says the lines that have no clip, or none yet. */
  other: Voice | undefined
}

/** How long after the first press a line waits for its clip, or to learn that there is none, in milliseconds. */
const waitMs = 4000

/**
 * Plays what a film's lines will sound like in the video, where the shop knows it or finds out in time; the other lines are
 * said by the device, or pass in silence where it has no voice. Nothing is loaded before the first press for sound.
 */
export function clipVoice({ open, find, other }: ClipVoiceOptions): Voice {
  const clips = new Map<number, LineClip>()
  /** The lines that a clip may come for; unknown until the shop has answered. */
  let expected: ReadonlySet<number> | undefined
  let context: AudioContext | undefined
  let finding: Promise<boolean> | undefined
  let begunAt = 0
  let stopCurrent: (() => void) | undefined
  /** Looks again whether the line that waits can be said. */
  let look: (() => void) | undefined
  let hasWaited = false

  const begin = (): Promise<boolean> => {
    try {
      context ??= open()
      void context.resume()
      finding ??= findWith(context)
    } catch (error) {
      console.info(error)
    }
    return finding ?? Promise.resolve(false)
  }
  const findWith = async (from: AudioContext) => {
    begunAt = performance.now()
    const onExpected: ClipNews['onExpected'] = (lines) => {
      expected = new Set(lines)
      look?.()
    }
    const onClip: ClipNews['onClip'] = (line, clip) => {
      clips.set(line, clip)
      look?.()
    }
    const has = await find(from, { onClip, onExpected })
    if (expected === undefined) onExpected([])
    return has
  }
  /** For how long it is worth waiting for the clip of a line, in milliseconds. */
  const waitFor = (line: number) => {
    if (clips.has(line) || finding === undefined || expected?.has(line) === false) return 0
    return begunAt + waitMs - performance.now()
  }
  /** Calls back at once, or after waiting for the clip of a line. */
  const afterWaiting = (line: number, then: () => void) => {
    hasWaited = waitFor(line) > 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      look = undefined
    }
    look = () => {
      clearTimeout(timer)
      const left = waitFor(line)
      if (left > 0) timer = setTimeout(() => look?.(), left)
      else {
        end()
        then()
      }
    }
    stopCurrent = end
    look()
  }
  const play = (from: AudioContext, { sound, words }: LineClip, text: string, events: VoiceEvents) => {
    const source = from.createBufferSource()
    source.buffer = sound
    source.connect(from.destination)
    source.addEventListener('ended', events.ended)
    const starts = wordStarts(text)
    const timers = words.map((at, word) => setTimeout(() => events.word(starts[word] ?? 0), at * 1000))
    stopCurrent = () => {
      for (const timer of timers) clearTimeout(timer)
      source.removeEventListener('ended', events.ended)
      source.stop()
    }
    source.start()
    events.started()
  }
  const passInSilence = async (hasClips: Promise<boolean>, { seconds }: VoiceLine, events: VoiceEvents) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    stopCurrent = () => {
      isStopped = true
      clearTimeout(timer)
    }
    const has = await hasClips
    if (isStopped) return
    if (!has) return events.failed()
    events.started()
    timer = setTimeout(events.ended, seconds * 1000)
  }
  return {
    prepare() {
      void begin()
      other?.prepare()
    },
    say(line, events) {
      const hasClips = begin()
      // Phones let only speak later what a press has begun.
      if (waitFor(line.index) > 0) other?.prepare()
      afterWaiting(line.index, () => {
        const clip = clips.get(line.index)
        if (clip && context) play(context, clip, line.text, events)
        else if (other) other.say(line, events)
        else void passInSilence(hasClips, line, events)
      })
    },
    delay: () => (hasWaited ? waitMs / 1000 : 0),
    stop() {
      stopCurrent?.()
      stopCurrent = undefined
      other?.stop()
    },
  }
}

/** Where each word begins in a text. */
const wordStarts = (text: string): number[] => [...text.matchAll(/\S+/g)].map(({ index }) => index)
