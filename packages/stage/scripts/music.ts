/**
 * Writes the music and effects of a sample film as a WAV file, and prints how loud each part of it is.
 * Usage: node scripts/music.ts <out.wav> [--scene=city] [--cast=slug,slug] [--occasion=birthday] [--seed=7]
 *        [--rate=44100]
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isSceneName } from '../src/scene.ts'
import { OCCASIONS } from '../src/script/script-texts.ts'
import { loudness, renderBed, renderScore, scoreOf } from '../src/sound/sound.ts'
import { composeTimeline } from '../src/timeline.ts'
import { provideAllParts } from '../src/all-parts.ts'
import { wavOf } from '../src/sound/wav.ts'

provideAllParts()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cast: { type: 'string', default: 'princess-amara' },
    scene: { type: 'string' },
    seed: { type: 'string', default: '7' },
    rate: { type: 'string', default: '44100' },
    occasion: { type: 'string', default: 'birthday' },
  },
})
const out = positionals[0]
if (!out) throw new Error('Say where to write the sound: node scripts/music.ts <out.wav>')

const cast = values.cast.split(',')
const [first = '', second = first] = cast
const timeline = composeTimeline({
  cast,
  lines: [
    { speaker: first, text: 'Happy birthday, Olivia! You are six today, and I came from far away.' },
    { speaker: second, text: 'Your family told me that you love dinosaurs.', pause: 2 },
    { speaker: first, text: 'Make a wish, and blow out the candles!' },
    { speaker: second, text: 'Until next year, Olivia!' },
  ],
  locale: 'en',
  seed: Number(values.seed),
  occasion: OCCASIONS.find((known) => known === values.occasion) ?? null,
  age: 6,
  banner: 'Olivia',
  ...(values.scene && isSceneName(values.scene) ? { scene: values.scene } : {}),
})
const rate = Number(values.rate)
const score = scoreOf(timeline)
const before = performance.now()
const sound = renderScore(score, rate)
const spent = performance.now() - before

const print = (what: string, from: number, to: number) => {
  const { rms, peak } = loudness(sound, from, to)
  const [r, p] = [rms, peak].map((value) => `${(20 * Math.log10(value)).toFixed(1)} dB`.padStart(9))
  process.stdout.write(
    `${what.padEnd(18)}${from.toFixed(2).padStart(7)}${to.toFixed(2).padStart(7)}${r}${p}\n`,
  )
}
process.stdout.write(`${'part'.padEnd(18)}   from     to      rms     peak\n`)
const { speech } = timeline.audio
for (const [i, [from, to]] of speech.entries()) {
  print(i === 0 ? 'before' : 'between', speech[i - 1]?.[1] ?? 0, from)
  print(`line ${i + 1}`, from, to)
}
const ending = score.cues.at(-1)?.at ?? timeline.duration
print('good-bye', speech.at(-1)?.[1] ?? 0, ending)
print('ending', ending, timeline.duration)
print('all', 0, timeline.duration)
for (const { kind, at } of score.cues) process.stdout.write(`${kind} at ${at} s\n`)

const steps = renderBed(score, rate)
let longest = 0
for (let done = false; !done;) {
  const start = performance.now()
  done = steps.next().done ?? false
  longest = Math.max(longest, performance.now() - start)
}
process.stdout.write(
  `film ${timeline.duration} s, ${sound.left.length / rate} s rendered in ${spent.toFixed(0)} ms at ${rate} Hz; ` +
    `bed of ${score.bed.seconds} s and ${score.bed.notes.length} notes, longest step ${longest.toFixed(1)} ms\n`,
)
await writeFile(out, wavOf(sound))
