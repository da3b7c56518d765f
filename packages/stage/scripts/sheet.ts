/**
 * Draws a contact sheet of the characters, one row for each, for looking at.
 * Usage: node scripts/sheet.ts <out.png> [--likeness] [--poses] [--moods] [--blinks] [--uses=thing,thing] [--size=200] [--only=slug,slug] [--portrait] [--silhouette]
 * With --likeness, the children of films instead: each style of hair, standing and in a wheelchair, at other ages.
 * With none of the first five, the resting pose alone, seven in a row. `--size=64` shows how they read in a list.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { provideAllParts } from '../src/all-parts.ts'
import { paintNodes } from '../src/canvas.ts'
import { CHARACTERS, type Character } from '../src/characters.ts'
import { findUse } from '../src/known-decor.ts'
import { HAPPY, WAVE_TOP, wavingPose } from '../src/likeness/child-pose.ts'
import { drawChild } from '../src/likeness/draw-child.ts'
import { HAIR_COLOURS, HAIR_STYLES, SKIN_TONES } from '../src/likeness/likeness.ts'
import { ACTED_POSES } from '../src/pose.ts'
import { inBlink, isMood, MOODS, poseOfMood, REST_POSE, type Pose } from '../src/pose.ts'
import { VIEW_BOX, type Crop } from '../src/to-svg.ts'

provideAllParts()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '200' },
    only: { type: 'string' },
    poses: { type: 'boolean', default: false },
    likeness: { type: 'boolean', default: false },
    moods: { type: 'boolean', default: false },
    blinks: { type: 'boolean', default: false },
    uses: { type: 'string' },
    portrait: { type: 'boolean', default: false },
    silhouette: { type: 'boolean', default: false },
  },
})
const out = positionals[0]
if (!out) throw new Error('Say where to write the sheet: node scripts/sheet.ts <out.png>')

const size = Number(values.size)
const wanted = values.only?.split(',')
const selected = CHARACTERS.filter((character) => !wanted || wanted.includes(character.slug))
const crop: Crop = values.portrait ? 'portrait' : 'full'

interface Cell {
  readonly character: Pick<Character, 'background' | 'draw'>
  readonly pose: Pose
  readonly crop: Crop
  readonly held?: Parameters<Character['draw']>[1] | undefined
}

const ofCast = (): Cell[] =>
  selected.flatMap((character): Cell[] => {
    if (values.poses) {
      const free = character.wavingArm === 'left' ? -1 : 1
      const all = Object.entries(ACTED_POSES).map(([name, pose]): Cell => ({
        character,
        pose: { ...pose, whisper: pose.whisper * free },
        crop: name === 'close-up' ? 'close' : crop,
      }))
      return all
    }
    if (values.blinks)
      return (['calm', 'happy', 'proud', 'gentle'] as const).flatMap((mood) =>
        [0.2, 0.35, 0.5].map((blink): Cell => ({
          character,
          pose: { ...poseOfMood(mood), blink, mood: inBlink(MOODS[mood], blink) },
          crop: 'portrait',
        })),
      )
    if (values.uses)
      return values.uses.split(',').map((prop): Cell => {
        const used = findUse(prop, character, 0.3)
        const held = used && Object.assign(used, { amount: 1, size: 1 })
        return { character, pose: poseOfMood('happy'), crop, held }
      })
    if (!values.moods) return [{ character, pose: REST_POSE, crop }]
    return Object.keys(MOODS)
      .filter(isMood)
      .map((mood) => ({ character, pose: poseOfMood(mood), crop: 'portrait' }))
  })

/** Every style, tone, colour and aid is in it. */
const children = [false, true].flatMap((wheelchair) =>
  HAIR_STYLES.map((hair, i): Cell => {
    const at = wheelchair ? i + HAIR_STYLES.length : i
    const likeness = {
      hair,
      hairColour: HAIR_COLOURS[at % HAIR_COLOURS.length] ?? 'black',
      skin: SKIN_TONES[(at * 5) % SKIN_TONES.length] ?? 'tan',
      glasses: at % 3 === 0,
      hearingAid: at % 4 === 1,
      wheelchair,
    }
    const age = [2, 4, 6, 9, 12, null][at % 6] ?? null
    return {
      character: { background: '#CFE7EF', draw: (pose) => drawChild({ likeness, age }, pose) },
      pose: at % 2 === 0 ? wavingPose(WAVE_TOP) : HAPPY,
      crop,
    }
  }),
)
const cells = values.likeness ? children : ofCast()

const columns = values.likeness
  ? HAIR_STYLES.length
  : values.poses || values.moods || values.blinks || values.uses
    ? cells.length / selected.length
    : 7
const gap = 6
const height = values.moods || values.blinks || values.portrait ? size : Math.round((size * 560) / 480)
const canvas = createCanvas(columns * (size + gap), Math.ceil(cells.length / columns) * (height + gap))
const ctx = canvas.getContext('2d')
cells.forEach(({ character, pose, crop: shown, held }, i) => {
  const [x, y, width, tall] = VIEW_BOX[shown]
  const scale = Math.min(size / width, height / tall)
  ctx.save()
  ctx.translate((i % columns) * (size + gap), Math.floor(i / columns) * (height + gap))
  ctx.beginPath()
  ctx.rect(0, 0, size, height)
  ctx.clip()
  ctx.fillStyle = values.silhouette ? '#FFFFFF' : character.background
  ctx.fillRect(0, 0, size, height)
  ctx.translate((size - width * scale) / 2, (height - tall * scale) / 2)
  ctx.scale(scale, scale)
  ctx.translate(-x, -y)
  paintNodes(ctx, character.draw(pose, held))
  ctx.restore()
})
if (values.silhouette) {
  const picture = ctx.getImageData(0, 0, canvas.width, canvas.height)
  picture.data.forEach((_, i) => {
    if (i % 4 === 0 && Math.min(...picture.data.subarray(i, i + 3)) < 255) picture.data.fill(0, i, i + 3)
  })
  ctx.putImageData(picture, 0, 0)
}
if (!values.likeness) process.stdout.write(`${selected.map(({ slug }) => slug).join('\n')}\n`)
await writeFile(out, canvas.toBuffer('image/png'))
