import type { Voice, VoiceEvents, VoiceLine } from './voice.ts'

/** A line as its characters say it, and when each of its words begins, in seconds. */
export interface LineClip {
  readonly sound: AudioBuffer
  readonly words: readonly number[]
}

export interface ClipVoiceOptions {
  /** The film's audio, opened within a press. Throws where there is none. */
  open: () => AudioContext
  /** Finds the film's clips and loads one after the other; resolves, as soon as it knows, whether there are any. */
  find: (context: AudioContext, onClip: (line: number, clip: LineClip) => void) => Promise<boolean>
  /** Says the lines that have no clip, or none yet. */
  other: Voice | undefined
}

/**
 * Plays what a film's lines will sound like in the video, where the shop knows it; the other lines are said by the device, or
 * pass in silence where it has no voice. Nothing is loaded before the first press for sound.
 */
export function clipVoice({ open, find, other }: ClipVoiceOptions): Voice {
  const clips = new Map<number, LineClip>()
  let context: AudioContext | undefined
  let finding: Promise<boolean> | undefined
  let stopCurrent: (() => void) | undefined

  const begin = (): Promise<boolean> => {
    try {
      context ??= open()
      void context.resume()
      finding ??= find(context, (line, clip) => clips.set(line, clip))
    } catch (error) {
      console.info(error)
    }
    return finding ?? Promise.resolve(false)
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
      const clip = clips.get(line.index)
      if (clip && context) play(context, clip, line.text, events)
      else if (other) other.say(line, events)
      else void passInSilence(hasClips, line, events)
    },
    stop() {
      stopCurrent?.()
      stopCurrent = undefined
      other?.stop()
    },
  }
}

/** Where each word begins in a text. */
const wordStarts = (text: string): number[] => [...text.matchAll(/\S+/g)].map(({ index }) => index)
