import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { paintNodes } from './canvas.ts'
import { CHARACTERS } from './characters.ts'
import { POSES } from './testing/poses.ts'
import { toSvg } from './to-svg.ts'

/** Mean difference per channel, 0 to 255, between the SVG of one pose and the canvas drawing of another. */
async function difference(slug: string, pose: string, other = pose): Promise<number> {
  const character = CHARACTERS.find((each) => each.slug === slug)
  const posed = POSES[pose]
  const compared = POSES[other]
  if (!character || !posed || !compared) throw new Error(`No ${slug} ${pose}`)
  const [width, height] = [240, 280]
  const drawn = createCanvas(width, height).getContext('2d')
  const painted = createCanvas(width, height).getContext('2d')
  for (const ctx of [drawn, painted]) {
    ctx.fillStyle = '#FFFFFF'
    ctx.fillRect(0, 0, width, height)
  }
  const svg = toSvg(character, posed).replace('<svg ', `<svg width="${width}" height="${height}" `)
  drawn.drawImage(await loadImage(`data:image/svg+xml,${encodeURIComponent(svg)}`), 0, 0, width, height)
  painted.scale(0.5, 0.5)
  paintNodes(painted, character.draw(compared))
  const a = drawn.getImageData(0, 0, width, height).data
  const b = painted.getImageData(0, 0, width, height).data
  let sum = 0
  a.forEach((value, i) => {
    sum += Math.abs(value - (b[i] ?? 0))
  })
  return sum / a.length
}

describe('one display list, two outputs', () => {
  test.each(CHARACTERS.map((character) => character.slug))(
    '%s looks the same as SVG and on a canvas',
    async (slug) => {
      for (const pose of ['rest', 'waving', 'left']) expect(await difference(slug, pose)).toBeLessThan(1)
    },
  )

  test('would notice a difference', async () => {
    expect(await difference('ember', 'rest', 'waving')).toBeGreaterThan(3)
  })
})
