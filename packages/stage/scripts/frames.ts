/**
 * Draws stills of a sample Timeline side by side on a server canvas, for looking at.
 * Usage: node scripts/frames.ts <out.png> [--cast=slug,slug] [--times=0.5,2,4] [--width=720] [--height=1280]
 *        [--scene=city] [--font=path/to/font.woff2]
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { drawFrame } from '../src/draw-frame.ts'
import { isSceneName } from '../src/scene.ts'
import { composeTimeline } from '../src/timeline.ts'
import '../src/characters.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cast: { type: 'string', default: 'princess-amara' },
    times: { type: 'string', default: '0.3,1.2,2.4,3.6,5,7' },
    width: { type: 'string', default: '720' },
    height: { type: 'string', default: '1280' },
    scene: { type: 'string' },
    font: { type: 'string' },
    shown: { type: 'string', default: '320' },
  },
})
const out = positionals[0]
if (!out) throw new Error('Say where to write the picture: node scripts/frames.ts <out.png>')
if (values.font) GlobalFonts.registerFromPath(values.font, 'Baloo 2')

const cast = values.cast.split(',')
const [first = '', second = first] = cast
const timeline = composeTimeline({
  cast,
  lines: [
    {
      speaker: first,
      text: 'Happy birthday, Olivia! You are six today, and I came from far away to say it!',
    },
    { speaker: second, text: 'Your family told me that you love dinosaurs and painting the garden wall.' },
  ],
  locale: 'en',
  seed: 7,
  banner: 'Olivia',
  width: Number(values.width),
  height: Number(values.height),
  ...(values.scene && isSceneName(values.scene) ? { scene: values.scene } : {}),
})
const times = values.times.split(',').map(Number)
const scale = Number(values.shown) / timeline.width
const canvas = createCanvas(
  Math.round(times.length * (timeline.width * scale + 8)),
  Math.round(timeline.height * scale),
)
const ctx = canvas.getContext('2d')
times.forEach((t, i) => {
  ctx.save()
  ctx.translate(i * (timeline.width * scale + 8), 0)
  ctx.scale(scale, scale)
  const before = performance.now()
  drawFrame(ctx, timeline, t)
  process.stdout.write(`t=${t}: ${(performance.now() - before).toFixed(1)} ms\n`)
  ctx.restore()
})
process.stdout.write(`duration ${timeline.duration} s, ${JSON.stringify(timeline).length} bytes\n`)
await writeFile(out, canvas.toBuffer('image/png'))
