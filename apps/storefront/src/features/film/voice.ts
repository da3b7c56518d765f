/** One line of a film to be spoken. */
export interface VoiceLine {
  /** Its index in the Timeline, by which a recording of it is found. */
  readonly index: number
  /** The words as they sound, which the `word` event counts in. */
  readonly text: string
  /** Index in the Timeline's cast. */
  readonly character: number
  readonly whispered: boolean
  /** How long the Timeline expects it to take. */
  readonly seconds: number
}

/** What a voice reports while it speaks a line. */
export interface VoiceEvents {
  started: () => void
  /** A word begins at this character of the text. Not every voice reports it. */
  word: (charIndex: number) => void
  ended: () => void
  /** It cannot speak after all. */
  failed: () => void
}

/**
 * Speaks a film's lines, one at a time: the device's voices, or what was recorded before. It is made for one cast
 * and one language.
 */
export interface Voice {
  /** Called within the press when the first line is due later: phones let only speak what a press has begun. */
  prepare: () => void
  /** Begins to speak a line, within the press if one asked for it. */
  say: (line: VoiceLine, events: VoiceEvents) => void
  /** How much longer than usual the line that it was given last may take to begin, in seconds. */
  delay?: () => number
  /** Is silent at once, and reports nothing more. */
  stop: () => void
}
