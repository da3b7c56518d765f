import { fitsLine } from '../heard.ts'
import { propsIn } from '../props/find-props.ts'
import { spokenWords } from '../say-as.ts'
import { timeHeard, timeLine } from '../speech-timing.ts'
import type { TimelineLine } from '../timeline-input.ts'
import type { Cue, StageLocale } from '../timeline-format.ts'
import { BLOW, SUSPENSE, type Pace } from './pace.ts'
import { ms, type SpokenLine } from './spoken-line.ts'

interface Speaking {
  readonly start: number
  readonly locale: StageLocale
  readonly pace: Pace
  /** By slug. */
  readonly cast: ReadonlyMap<string, { readonly id: string; readonly rate: number }>
  /** The line after which the candles are blown out. */
  readonly wish: TimelineLine | undefined
  /** Silences before the lines of these indexes, in seconds. */
  readonly waits: ReadonlyMap<number, number>
}

/** When each line is spoken, and its captions: as its recording says, or estimated from its letters. */
export function speakLines(lines: readonly TimelineLine[], film: Speaking): SpokenLine[] {
  const { locale, pace, wish } = film
  const spoken: SpokenLine[] = []
  let t = film.start
  const partOf = (slug: string) => {
    const part = film.cast.get(slug)
    if (!part) throw new RangeError(`The speaker ${slug} is not in the cast`)
    return part
  }
  for (const line of lines) {
    const { id: speaker, rate } = partOf(line.speaker)
    const pause = line.pause ?? (spoken.length > 0 ? pace.pause : 0)
    const from = t + Math.max(pause, film.waits.get(spoken.length) ?? 0)
    const along = (line.along ?? []).map((slug) => partOf(slug).id)
    const words = spokenWords(line.text, line.sayAs)
    const { mood, part, topic, heard } = line
    if (heard && !fitsLine(heard, words.length))
      throw new RangeError(`The times of a recording do not fit its line of ${words.length} words`)
    const timed = heard ? timeHeard(words, from, heard) : timeLine(words, from, rate, locale)
    spoken.push({
      speaker,
      along,
      from: ms(from),
      to: ms(timed.end),
      cues: timed.cues.map((each) => cueOf(each, speaker, spoken.length)),
      about: line.about ?? (part === undefined ? line.text : ''),
      ...(mood && { mood }),
      ...(part && { part }),
      ...(topic && { topic }),
      ...(heard && { heard }),
    })
    const wait = line === wish ? SUSPENSE + BLOW : endsWithProp(line, locale) ? pace.look : 0
    t = timed.end + (line === lines.at(-1) ? 0 : wait)
  }
  return spoken
}

/** A thing of the notes is named by one of the last words. */
function endsWithProp({ text, part, about, topic }: TimelineLine, locale: StageLocale): boolean {
  if (part === undefined || !about || topic === 'fear') return false
  const last = propsIn(text, locale).at(-1)
  return last !== undefined && text.length - last.at < 24
}

const cueOf = (words: Cue['words'], speaker: string, line: number): Cue => ({
  from: words[0]?.from ?? 0,
  to: words.at(-1)?.to ?? 0,
  speaker,
  line,
  words,
})
