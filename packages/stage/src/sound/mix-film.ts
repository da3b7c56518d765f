import { beatsOf } from '../direction/beat.ts'
import type { Clip, Span, Timeline } from '../timeline-format.ts'
import { limited } from './limit.ts'
import { loudnessOf } from './loudness.ts'
import { renderScore } from './render.ts'
import { scoreOf } from './score.ts'
import { resampled, type Speech } from './speech.ts'
import type { Sound } from './synth.ts'

/** The film's loudness in LUFS, and its highest sample: what is left keeps a lossy copy below full scale. */
const FILM = -16.5
const CEILING = 10 ** (-2 / 20)
/** Each line's loudness before that, and what a whispered one is softer by. */
const LINE = -17
const WHISPERED = 5
/** No line is raised by more (dB): what is so soft is noise. */
const MOST = 24
/** A line begins and ends softly, in seconds. */
const EDGE = 0.006

/**
 * The whole sound of a film, exactly as long as it: music and effects under its recordings, each where its clip says. Only
 * recorded lines make the music step back. The same input gives the same samples.
 * @throws {RangeError} for a clip whose recording is not given.
 */
export function mixFilm(timeline: Timeline, recordings: ReadonlyMap<string, Speech>, rate = 48_000): Sound {
  const { clips } = timeline.audio
  const heard = clips.map(({ at, seconds }): Span => [at, at + seconds]).toSorted((a, b) => a[0] - b[0])
  const sound = renderScore(scoreOf(timeline, heard), rate)
  for (const clip of clips) {
    const recording = recordings.get(clip.key)
    if (!recording) throw new RangeError(`The recording ${clip.key} of line ${clip.line} is missing`)
    const isWhispered = whispers(timeline, clip)
    addLine(sound, levelled(resampled(recording, rate), isWhispered ? LINE - WHISPERED : LINE), clip)
  }
  return mastered(sound)
}

const whispers = (timeline: Timeline, { at, seconds }: Clip): boolean =>
  beatsOf(timeline, 'whisper').some(({ from, to }) => from <= at + seconds / 2 && at + seconds / 2 < to)

/** A line at a loudness in LUFS, by default that of the lines of a film. */
export function levelled({ samples, rate }: Speech, target = LINE): Speech {
  const { lufs } = loudnessOf({ rate, left: samples, right: samples })
  if (lufs === -Infinity) return { samples, rate }
  const gain = 10 ** (Math.min(MOST, target - lufs) / 20)
  return { samples: samples.map((sample) => sample * gain), rate }
}

function addLine({ left, right, rate }: Sound, { samples: line }: Speech, { at, seconds }: Clip): void {
  const start = Math.round(at * rate)
  const length = Math.min(line.length, Math.round(seconds * rate), left.length - start)
  const edge = Math.max(1, Math.min(Math.round(EDGE * rate), length / 2))
  for (let i = 0; i < length; i += 1) {
    const sample = (line[i] ?? 0) * Math.min(1, i / edge, (length - 1 - i) / edge)
    left[start + i] = (left[start + i] ?? 0) + sample
    right[start + i] = (right[start + i] ?? 0) + sample
  }
}

/** At the film's loudness and below its ceiling: what the limit takes is given back, in a few rounds. */
function mastered(sound: Sound): Sound {
  let gain = 1
  let made = sound
  for (let round = 0; round < 4; round += 1) {
    const { lufs, peak } = loudnessOf(made)
    if (lufs === -Infinity) return sound
    const off = FILM - lufs
    if (Math.abs(off) < 0.1 && peak <= 20 * Math.log10(CEILING) + 1e-6) return made
    gain *= 10 ** (off / 20)
    made = limited(sound, gain, CEILING)
  }
  return made
}
