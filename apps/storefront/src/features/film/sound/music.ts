import { levelAt, renderBed, renderCue, scoreOf, type Score, type Sound } from '@recadinho/stage/sound'
import type { Timeline } from '@recadinho/stage/timeline'

/** Plays the Score of one film at a time on an AudioContext. */
export interface Music {
  /** Makes the samples of a film's sound, a little at a time, so that the picture goes on. */
  prepare: (timeline: Timeline) => Promise<Prepared>
  play: (film: Prepared, t: number) => void
  /** The film has come to this moment: the bed's loudness and the effects follow it. */
  at: (t: number) => void
  stop: () => void
}

interface Prepared {
  score: Score
  bed: AudioBuffer
  /** One for each of the score's cues. */
  cues: readonly AudioBuffer[]
}

/** Samples a second: enough for what a phone's loudspeaker renders. */
const rate = 24_000
/** At most this long without a pause for the picture, in milliseconds. */
const slice = 5
/** A voice may take the picture a word or two further: what was passed longer ago is not heard (seconds). */
const late = 1.5
const fade = 0.08

export function createMusic(context: AudioContext): Music {
  let made = new Map<string, AudioBuffer>()
  let now: (Prepared & { out: GainNode; bedGain: GainNode; source: AudioBufferSourceNode }) | undefined
  let last = 0
  let level = 0

  const strike = (buffer: AudioBuffer, gain: number, out: GainNode) => {
    const source = sourceOf(context, buffer)
    source.connect(gainOf(context, gain)).connect(out)
    source.start()
  }
  const at = (t: number) => {
    if (!now) return
    const { score, cues, bedGain, out } = now
    const next = levelAt(score.level, t)
    if (next !== level) bedGain.gain.setTargetAtTime(next, context.currentTime, 0.03)
    level = next
    for (const [i, cue] of score.cues.entries()) {
      const buffer = cues[i]
      if (buffer && cue.at > last && cue.at <= t && t - cue.at < late) strike(buffer, cue.gain, out)
    }
    last = t
  }
  const stop = () => {
    if (!now) return
    const { out, source } = now
    now = undefined
    out.gain.setTargetAtTime(0, context.currentTime, fade)
    source.addEventListener('ended', () => {
      out.disconnect()
      // A context that runs keeps a phone's loudspeaker awake.
      if (!now) void context.suspend()
    })
    source.stop(context.currentTime + 6 * fade)
  }
  return {
    async prepare(timeline) {
      const score = scoreOf(timeline)
      const kept = new Map<string, AudioBuffer>()
      const bufferOf = async (notes: object, steps: () => Generator<void, Sound>) => {
        // While the form is filled in, most of a film's sounds stay the same.
        const key = JSON.stringify(notes)
        const buffer = made.get(key) ?? toBuffer(context, await inSlices(steps()))
        kept.set(key, buffer)
        return buffer
      }
      const bed = await bufferOf(score.bed, () => renderBed(score, rate))
      const cues: AudioBuffer[] = []
      // One after the other: together they would leave no pause.
      for (const cue of score.cues) cues.push(await bufferOf(cue.notes, () => renderCue(cue, rate)))
      made = kept
      return { score, bed, cues }
    },
    play(film, t) {
      stop()
      const out = gainOf(context, 1)
      const bedGain = gainOf(context, 0)
      const source = sourceOf(context, film.bed)
      source.loop = true
      source.connect(bedGain).connect(out).connect(context.destination)
      source.start(0, t % film.bed.duration)
      now = { ...film, out, bedGain, source }
      level = 0
      // What happens at this very moment sounds too: who comes in as the film begins.
      last = t - 1e-3
      at(t)
    },
    at,
    stop,
  }
}

function gainOf(context: AudioContext, gain: number): GainNode {
  const node = context.createGain()
  node.gain.value = gain
  return node
}

function sourceOf(context: AudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}

function toBuffer(context: AudioContext, { left, right, rate: sampleRate }: Sound): AudioBuffer {
  const buffer = context.createBuffer(2, left.length, sampleRate)
  buffer.copyToChannel(left, 0)
  buffer.copyToChannel(right, 1)
  return buffer
}

async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let until = performance.now() + slice
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await new Promise((go) => setTimeout(go))
    until = performance.now() + slice
  }
}
