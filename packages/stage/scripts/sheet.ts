/**
 * Writes a contact sheet of the characters as one HTML file, for looking at with a browser.
 * Usage: node scripts/sheet.ts <out.html> [--size=300] [--only=slug,slug] [--poses] [--pose=wave] [--portrait] [--silhouette]
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CHARACTERS } from '../src/characters.ts'
import { MOUTHS } from '../src/mouth.ts'
import { MOODS, REST_POSE, type Pose } from '../src/pose.ts'
import { toSvg } from '../src/to-svg.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '300' },
    only: { type: 'string' },
    poses: { type: 'boolean', default: false },
    pose: { type: 'string', default: 'rest' },
    portrait: { type: 'boolean', default: false },
    silhouette: { type: 'boolean', default: false },
    columns: { type: 'string', default: '7' },
  },
})
const out = positionals[0]
if (!out) throw new Error('Say where to write the sheet: node scripts/sheet.ts <out.html>')

const size = Number(values.size)
const wanted = values.only?.split(',')
const selected = CHARACTERS.filter((character) => !wanted || wanted.includes(character.slug))

const raised = { raise: 1, sway: 0 }
const POSES: Record<string, Pose> = {
  rest: REST_POSE,
  blink: { ...REST_POSE, blink: 1, mouth: MOUTHS.X },
  wave: { ...REST_POSE, armLeft: raised, armRight: raised, mouth: MOUTHS.A, mood: MOODS.excited },
  left: { ...REST_POSE, lookX: -1, lookY: 0.4, tilt: -6, mouth: MOUTHS.O, mood: MOODS.curious },
  right: { ...REST_POSE, lookX: 1, lookY: -0.4, tilt: 6, mouth: MOUTHS.E, mood: MOODS.proud },
  laugh: { ...REST_POSE, mood: MOODS.laughing, bounce: 1, rise: 14, armLeft: { raise: 0.5, sway: 1 } },
}

const cells = selected.flatMap((character) =>
  Object.entries(values.poses ? POSES : { [values.pose]: POSES[values.pose] ?? REST_POSE }).map(
    ([name, pose]) => {
      const svg = toSvg(character, pose, {
        idPrefix: `${character.slug}-${name}-`,
        background: !values.silhouette,
        crop: values.portrait ? 'portrait' : 'full',
      })
      return `<figure>${svg}${size > 120 ? `<figcaption>${character.slug} ${toSvg(character, pose).length}</figcaption>` : ''}</figure>`
    },
  ),
)
const columns = values.poses ? 6 : Number(values.columns)
await writeFile(
  out,
  `<!doctype html><meta charset="utf-8"><style>
body{margin:16px;background:#FFF9F1;font:12px sans-serif;color:#6B524C;display:grid;gap:12px;grid-template-columns:repeat(${columns},${size}px)}
figure{margin:0}figure svg{display:block;width:100%;border-radius:${Math.round(size / 15)}px}
${values.silhouette ? 'figure svg{filter:brightness(0)}' : ''}
</style>${cells.join('\n')}`,
)
