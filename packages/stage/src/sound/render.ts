import { ALONE, levelAt } from './levels.ts'
import type { Note, Score, SoundCue } from './score-format.ts'
import { playNote, type Sound } from './synth.ts'

/** A small room: each note comes back twice, softer, once on either side. */
const ROOM = [
  { after: 0, gain: 1, turn: 1 },
  { after: 0.19, gain: 0.2, turn: -1 },
  { after: 0.31, gain: 0.12, turn: 1 },
] as const
const RING = 0.5

/**
 * The bed's samples: one pass, to be repeated. Yields after each note, so that a page can draw between two of them;
 * returns the sound.
 */
export function* renderBed({ bed }: Pick<Score, 'bed'>, rate: number): Generator<void, Sound> {
  const sound = silence(bed.seconds, rate)
  for (const note of bed.notes) {
    addNote(sound, note, true)
    yield
  }
  const { rms, peak } = loudness(sound)
  yield
  scale(sound, Math.min(10 ** (ALONE / 20) / (rms || 1), 0.5 / (peak || 1)))
  return sound
}

/** One moment's samples, at full gain; yields like the bed. */
export function* renderCue({ notes }: Pick<SoundCue, 'notes'>, rate: number): Generator<void, Sound> {
  const sound = silence(Math.max(...notes.map((note) => note.at + note.seconds)) + RING, rate)
  for (const note of notes) {
    addNote(sound, note, false)
    yield
  }
  return sound
}

/** The music and effects of the whole film, as long as the film: for a server, and for measuring. */
export function renderScore(score: Score, rate: number): Sound {
  const bed = finish(renderBed(score, rate))
  const film = silence(score.duration, rate)
  const { length } = film.left
  for (let i = 0; i < length; i += 1) {
    const gain = levelAt(score.level, i / rate)
    film.left[i] = gain * (bed.left[i % bed.left.length] ?? 0)
    film.right[i] = gain * (bed.right[i % bed.left.length] ?? 0)
  }
  for (const cue of score.cues) {
    const sound = finish(renderCue(cue, rate))
    add(film.left, sound.left, Math.round(cue.at * rate), cue.gain, false)
    add(film.right, sound.right, Math.round(cue.at * rate), cue.gain, false)
  }
  const fade = Math.min(length, Math.round(0.4 * rate))
  for (let i = 0; i < fade; i += 1) {
    const at = length - 1 - i
    film.left[at] = (film.left[at] ?? 0) * (i / fade)
    film.right[at] = (film.right[at] ?? 0) * (i / fade)
  }
  return film
}

/** The root mean square and the highest of the samples, as parts of full scale. */
export function loudness(
  { left, right, rate }: Sound,
  from = 0,
  to = Infinity,
): { rms: number; peak: number } {
  let sum = 0
  let peak = 0
  const end = Math.min(left.length, Math.round(to * rate))
  const start = Math.round(from * rate)
  for (let i = start; i < end; i += 1) {
    const [l, r] = [left[i] ?? 0, right[i] ?? 0]
    sum += (l * l + r * r) / 2
    peak = Math.max(peak, Math.abs(l), Math.abs(r))
  }
  return { rms: Math.sqrt(sum / Math.max(1, end - start)), peak }
}

function silence(seconds: number, rate: number): Sound {
  const length = Math.max(1, Math.round(seconds * rate))
  return { rate, left: new Float32Array(length), right: new Float32Array(length) }
}

function addNote(sound: Sound, note: Note, wraps: boolean): void {
  const samples = playNote(note, sound.rate)
  for (const { after, gain, turn } of ROOM) {
    const at = Math.round((note.at + after) * sound.rate)
    const pan = after === 0 ? note.pan : turn * 0.7
    add(sound.left, samples, at, gain * Math.sqrt((1 - pan) / 2), wraps)
    add(sound.right, samples, at, gain * Math.sqrt((1 + pan) / 2), wraps)
  }
}

function add(into: Float32Array, samples: Float32Array, at: number, gain: number, wraps: boolean): void {
  const { length } = into
  for (let i = 0, to = at; i < samples.length; i += 1, to += 1) {
    if (to >= length) {
      if (!wraps) return
      to %= length
    }
    into[to] = (into[to] ?? 0) + gain * (samples[i] ?? 0)
  }
}

function scale({ left, right }: Sound, by: number): void {
  for (const channel of [left, right])
    for (let i = 0; i < channel.length; i += 1) channel[i] = (channel[i] ?? 0) * by
}

/** Makes all steps at once: for a server. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
