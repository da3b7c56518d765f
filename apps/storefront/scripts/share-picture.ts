import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { drawCharacter } from '@recadinho/stage/draw-frame'
import { MOODS, REST_POSE, type Pose } from '@recadinho/stage/pose'
import { sceneNodes } from '@recadinho/stage/scene'
import { nodesToSvg } from '@recadinho/stage/to-svg'
import { palette } from '@recadinho/ui/tokens'

provideAllParts()

/** The size in pixels that messengers and social networks require. */
export const shareWidth = 1200
export const shareHeight = 630

export interface ShareTexts {
  /** The shop's name. */
  brand: string
  /** Two or three short lines. */
  headline: string
  /** The character's text. */
  greeting: string
}

/** The characters: the position between the feet, the size and the pose. The nearest is last. */
const company: readonly { slug: string; x: number; y: number; scale: number; pose: Pose }[] = [
  { slug: 'robot-zib', x: 1072, y: 556, scale: 0.54, pose: pose({ lookX: -0.5, armLeft: 1 }) },
  { slug: 'captain-kindly', x: 632, y: 580, scale: 0.66, pose: pose({ lookX: 0.35, armRight: 1, tilt: 3 }) },
  { slug: 'bramble', x: 948, y: 604, scale: 0.7, pose: pose({ lookX: -0.45, tilt: -3 }) },
  { slug: 'princess-amara', x: 788, y: 616, scale: 0.84, pose: pose({ armRight: 1, tilt: -2 }) },
]

/** The shop's share image as PNG. `font` is the path of the display font. */
export async function drawSharePicture(texts: ShareTexts, font: string): Promise<Buffer> {
  if (!GlobalFonts.registerFromPath(font, 'Display')) throw new Error(`${font} is no font`)
  const canvas = createCanvas(shareWidth, shareHeight)
  const ctx = canvas.getContext('2d')
  await drawScene(ctx)
  for (const { slug, x, y, scale, pose } of company) {
    shadow(ctx, x, y, scale)
    ctx.save()
    ctx.translate(x - 240 * scale, y - 528 * scale)
    ctx.scale(scale, scale)
    drawCharacter(ctx, slug, pose)
    ctx.restore()
  }
  drawWords(ctx, texts)
  return canvas.toBuffer('image/png')
}

function pose({
  armLeft = 0,
  armRight = 0,
  ...more
}: Partial<Record<'lookX' | 'tilt' | 'armLeft' | 'armRight', number>>): Pose {
  const arm = (raise: number) => ({ raise, sway: raise * 0.4 })
  return { ...REST_POSE, ...more, mood: MOODS.happy, armLeft: arm(armLeft), armRight: arm(armRight) }
}

async function drawScene(ctx: SKRSContext2D) {
  const nodes = sceneNodes('meadow', shareWidth, shareHeight)
  const svg = nodesToSvg(nodes, [0, 0, shareWidth, shareHeight], 's')
  const sized = svg.replace('<svg ', `<svg width="${shareWidth}" height="${shareHeight}" `)
  ctx.drawImage(await loadImage(Buffer.from(sized)), 0, 0)
}

function shadow(ctx: SKRSContext2D, x: number, y: number, scale: number) {
  ctx.fillStyle = 'rgb(42 23 20 / 0.16)'
  ctx.beginPath()
  ctx.ellipse(x, y, 150 * scale, 17 * scale, 0, 0, Math.PI * 2)
  ctx.fill()
}

/** Draws a sheet of paper with the shop's name and headline, and a speech bubble. */
function drawWords(ctx: SKRSContext2D, { brand, headline, greeting }: ShareTexts) {
  const lines = headline.split('\n')
  card(ctx, 64, 92, 450, 150 + lines.length * 62)
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = palette.red
  ctx.font = '800 72px Display'
  write(ctx, brand.toLowerCase(), 104, 186)
  ctx.fillStyle = palette.ink
  ctx.font = '700 44px Display'
  for (const [index, line] of lines.entries()) write(ctx, line, 104, 262 + index * 58)
  bubble(ctx, greeting)
}

/** Adds a hairline stroke: the variable font's strokes overlap, and their seams would show. */
function write(ctx: SKRSContext2D, text: string, x: number, y: number) {
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = 1.5
  ctx.lineJoin = 'round'
  ctx.strokeText(text, x, y)
  ctx.fillText(text, x, y)
}

function card(ctx: SKRSContext2D, x: number, y: number, width: number, height: number) {
  ctx.save()
  ctx.shadowColor = 'rgb(60 28 18 / 0.22)'
  ctx.shadowBlur = 28
  ctx.shadowOffsetY = 10
  ctx.fillStyle = palette.paper
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, 32)
  ctx.fill()
  ctx.restore()
}

function bubble(ctx: SKRSContext2D, text: string) {
  ctx.font = '700 38px Display'
  const width = ctx.measureText(text).width + 64
  const left = 880 - width / 2
  ctx.fillStyle = palette.white
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 6
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.roundRect(left, 34, width, 76, 38)
  ctx.fill()
  ctx.stroke()
  // The bubble's tail: it covers the edge, and its sides continue it.
  ctx.beginPath()
  ctx.moveTo(856, 104)
  ctx.lineTo(838, 144)
  ctx.lineTo(888, 104)
  ctx.fill()
  ctx.beginPath()
  ctx.moveTo(855, 110)
  ctx.lineTo(838, 144)
  ctx.lineTo(884, 110)
  ctx.stroke()
  ctx.fillStyle = palette.ink
  write(ctx, text, left + 32, 86)
}
