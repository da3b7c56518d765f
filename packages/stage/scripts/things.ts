/**
 * Draws each thing with the words that show it, in one language, for looking at. `--reviewed` then notes in
 * `src/props/reviewed-words.ts` that somebody has looked at all of them, in both languages.
 * Usage: node scripts/things.ts out.png [--locale=pt] [--reviewed]
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { paintNodes } from '../src/canvas.ts'
import { PROP_DRAWINGS, type PropName } from '../src/props/props.ts'
import { drawingMark, thingWords } from '../src/props/thing-words.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', default: 'en' }, reviewed: { type: 'boolean', default: false } },
})
const out = positionals[0]
if (!out) throw new Error('Say where to write the picture: node scripts/things.ts <out.png>')

const words = thingWords(values.locale === 'pt' ? 'pt' : 'en')
const names = Object.keys(PROP_DRAWINGS) as PropName[] // the table's own keys
const [columns, width, height] = [8, 200, 190]
const canvas = createCanvas(columns * width, Math.ceil(names.length / columns) * height)
const ctx = canvas.getContext('2d')
ctx.fillStyle = '#FFF9F1'
ctx.fillRect(0, 0, canvas.width, canvas.height)
names.forEach((name, i) => {
  ctx.save()
  ctx.translate((i % columns) * width, Math.floor(i / columns) * height)
  ctx.save()
  ctx.translate(width / 2, 62)
  ctx.scale(0.55, 0.55)
  paintNodes(ctx, PROP_DRAWINGS[name]())
  ctx.restore()
  ctx.fillStyle = '#2A1714'
  ctx.font = '11px sans-serif'
  const text = (words[name] ?? []).join(', ')
  ctx.fillText(name, 6, 14)
  for (let line = 0; line < 5; line += 1)
    ctx.fillText(text.slice(line * 32, line * 32 + 32), 6, 130 + line * 13)
  ctx.restore()
})
await writeFile(out, canvas.toBuffer('image/png'))
const listed = (locale: 'en' | 'pt') =>
  Object.fromEntries(Object.entries(thingWords(locale)).map(([prop, all]) => [prop, all.join(', ')]))
if (values.reviewed)
  await writeFile(
    new URL('../src/props/reviewed-words.ts', import.meta.url),
    `import type { StageLocale } from '../timeline-format.ts'
import type { PropName } from './props.ts'

/** The words whose picture somebody has looked at, and the pictures as they were then: \`scripts/things.ts --reviewed\`. */
export const REVIEWED_WORDS: Readonly<Record<StageLocale, Readonly<Partial<Record<PropName, string>>>>> =
  ${JSON.stringify({ en: listed('en'), pt: listed('pt') }, null, 2)}

export const REVIEWED_DRAWINGS: Readonly<Partial<Record<PropName, string>>> =
  ${JSON.stringify(Object.fromEntries(names.map((name) => [name, drawingMark(name)])), null, 2)}
`,
  )
