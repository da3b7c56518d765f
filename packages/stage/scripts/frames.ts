/**
 * Draws a film as a contact sheet on a server canvas, for looking at: its frames in order, one every `--every` seconds, or
 * at `--times`. The script's writer writes it. Without a format it has the shape of the shop's page, 3:4.
 * Usage: node scripts/frames.ts <out.png> [--cast=slug,slug] [--occasion=birthday] [--age=6] [--locale=pt] [--name=Ana]
 *        [--day="November 28, 2026"] [--notes=text] [--own] [--every=1.5] [--times=0.5,2,4] [--format=16:9] [--shown=180] [--columns=10]
 *        [--likeness=tan,curly,black,glasses,wheelchair] [--font=path/to/font.woff2]
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { findCastMember } from '../src/cast.ts'
import { drawFrame } from '../src/draw-frame.ts'
import { isFormat } from '../src/formats.ts'
import { HAIR_COLOURS, HAIR_STYLES, SKIN_TONES } from '../src/likeness/likeness.ts'
import { scriptLines } from '../src/script/script-lines.ts'
import { OCCASIONS, spokenName, writeScript } from '../src/script/script.ts'
import { composeTimeline } from '../src/timeline.ts'
import { provideAllParts } from '../src/all-parts.ts'

provideAllParts()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cast: { type: 'string', default: 'princess-amara' },
    occasion: { type: 'string', default: 'birthday' },
    age: { type: 'string', default: '6' },
    locale: { type: 'string', default: 'en' },
    name: { type: 'string', default: 'Olivia' },
    day: { type: 'string' },
    notes: {
      type: 'string',
      default: 'She lost her first tooth. She loves dinosaurs. She sings to her dog.',
    },
    own: { type: 'boolean', default: false },
    every: { type: 'string', default: '1.5' },
    times: { type: 'string' },
    format: { type: 'string' },
    shown: { type: 'string', default: '180' },
    columns: { type: 'string', default: '10' },
    likeness: { type: 'string', default: '' },
    font: { type: 'string' },
  },
})
const out = positionals[0]
if (!out) throw new Error('Say where to write the picture: node scripts/frames.ts <out.png>')
if (values.font) GlobalFonts.registerFromPath(values.font, 'Baloo 2')

const cast = values.cast.split(',')
const locale = values.locale === 'pt' ? 'pt' : 'en'
const occasion = OCCASIONS.find((each) => each === values.occasion) ?? null
if (occasion === null && values.occasion !== '')
  throw new Error(`There is no occasion ${values.occasion}: ${OCCASIONS.join(', ')}`)
const age = values.age === '' ? null : Number(values.age)
const script = writeScript({
  locale,
  childName: values.name,
  childAge: age,
  occasion,
  notes: values.notes,
  useAIVoice: !values.own,
  characters: cast.map((slug) => {
    const member = findCastMember(slug)
    if (!member) throw new Error(`There is no character ${slug}`)
    return { ...member, id: slug }
  }),
})
const lines = scriptLines(script, cast)
const name = spokenName(values.name, locale)
const selected = values.likeness.split(',')
const likeness = {
  skin: SKIN_TONES.find((each) => selected.includes(each)) ?? 'tan',
  hair: HAIR_STYLES.find((each) => selected.includes(each)) ?? 'short',
  hairColour: HAIR_COLOURS.findLast((each) => selected.includes(each)) ?? 'black',
  glasses: selected.includes('glasses'),
  hearingAid: selected.includes('hearingAid'),
  wheelchair: selected.includes('wheelchair'),
}
const before = performance.now()
const timeline = composeTimeline({
  cast,
  lines,
  locale,
  seed: 7,
  occasion,
  age,
  ...(values.likeness && { likeness }),
  name,
  banner: name,
  ...(values.day && { day: values.day }),
  ...(values.format && isFormat(values.format) ? { format: values.format } : { height: 960 }),
})
const composed = performance.now() - before
const every = Number(values.every)
const times =
  values.times?.split(',').map(Number) ??
  Array.from({ length: Math.floor(timeline.duration / every) + 1 }, (_, i) => i * every)
const columns = Math.min(times.length, Number(values.columns))
const scale = Number(values.shown) / timeline.width
const [wide, high] = [timeline.width * scale + 6, timeline.height * scale + 6]
const canvas = createCanvas(Math.round(columns * wide), Math.round(Math.ceil(times.length / columns) * high))
const ctx = canvas.getContext('2d')
times.forEach((t, i) => {
  ctx.save()
  ctx.translate((i % columns) * wide, Math.floor(i / columns) * high)
  ctx.scale(scale, scale)
  drawFrame(ctx, timeline, t)
  ctx.restore()
})
const cuts = timeline.camera.map(({ t, framing, on }) => `${t.toFixed(1)} ${framing}${on ? ` ${on}` : ''}`)
const beats = timeline.beats.map(({ kind, from, to }) => `${kind} ${from.toFixed(1)}-${to.toFixed(1)}`)
process.stdout.write(
  `${lines.map(({ text }) => text).join(' ')}\n${cuts.join(', ')}\n${beats.join(', ')}\n` +
    `duration ${timeline.duration} s, composed in ${composed.toFixed(1)} ms, ${JSON.stringify(timeline).length} bytes\n`,
)
await writeFile(out, canvas.toBuffer('image/png'))
