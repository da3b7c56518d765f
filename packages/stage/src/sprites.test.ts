import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawFrame } from './draw-frame.ts'
import { paintFigure } from './paint-figure.ts'
import { flat, group, layer, oval, type Node } from './shapes.ts'
import { createSprites, type Sheet } from './sprites.ts'
import { goldenFilms } from './testing/thumbnail.ts'

const sheetOf = (width: number, height: number): Sheet<Canvas> => {
  const picture = createCanvas(width, height)
  return { width, height, picture, ctx: picture.getContext('2d') }
}

/** A canvas with sprites, and how many times one was drawn anew and copied. */
function createStage(width: number, height: number) {
  const ctx = createCanvas(width, height).getContext('2d')
  const counts = { copied: 0, drawn: 0 }
  const counting = new Proxy(ctx, {
    get(target, name) {
      if (name === 'drawImage') counts.copied += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  const sprites = createSprites<Canvas>(counting, (...size) => {
    counts.drawn += 1
    return sheetOf(...size)
  })
  return { ctx, sprites, counts }
}

/** The mean difference of two pictures for each channel, 0 to 255. */
function difference(a: SKRSContext2D, b: SKRSContext2D): number {
  const { width, height } = a.canvas
  const [x, y] = [a.getImageData(0, 0, width, height).data, b.getImageData(0, 0, width, height).data]
  let sum = 0
  x.forEach((value, i) => {
    sum += Math.abs(value - (y[i] ?? 0))
  })
  return sum / x.length
}

test.each(Object.entries(goldenFilms()))(
  'a film of %s: sprites shift an edge by less than a pixel',
  (_, film) => {
    const scale = 0.4
    const size = [film.width * scale, film.height * scale] as const
    const { ctx, sprites, counts } = createStage(...size)
    const [exact, shifted] = [createCanvas(...size).getContext('2d'), createCanvas(...size).getContext('2d')]
    shifted.translate(1, 1)
    for (const each of [ctx, exact, shifted]) each.scale(scale, scale)
    let frames = 0
    for (let t = 0; t < film.duration; t += 1 / 30) {
      frames += 1
      ctx.clearRect(0, 0, film.width, film.height)
      drawFrame(ctx, film, t, { layer: 'cast', sprites })
      if (frames % 15 > 0) continue
      for (const each of [exact, shifted]) {
        each.clearRect(0, 0, film.width, film.height)
        drawFrame(each, film, t, { layer: 'cast' })
      }
      expect(difference(ctx, exact)).toBeLessThan(difference(shifted, exact))
    }
    expect(counts.copied / frames).toBeGreaterThan(10)
  },
)

const skirt = layer('body', [flat('M100 100h200v300h-200Z', '#D9485A')])
const hand = (x: number): Node => layer('arm-left', [oval(x, 200, 20, 20, '#FFE0C0')])

test('a part that holds its form is drawn once and then copied', () => {
  const { ctx, sprites, counts } = createStage(480, 560)
  for (let i = 0; i < 10; i += 1) {
    ctx.setTransform(1, 0, 0, 1, i * 3.3, 0)
    paintFigure(ctx, 'a', [skirt], sprites)
  }
  // The first frames cannot know yet that the part stays.
  expect(counts).toEqual({ drawn: 1, copied: 8 })
})

test('a part that changes in each frame is never copied, and does not keep others from it', () => {
  const { ctx, sprites, counts } = createStage(480, 560)
  for (let i = 0; i < 10; i += 1) paintFigure(ctx, 'a', [skirt, hand(i * 20)], sprites)
  expect(counts).toEqual({ drawn: 1, copied: 8 })
})

test('a part that grows is drawn again before it is soft, and one that grows fast is not copied', () => {
  const copiedOf = (step: number) => {
    const { ctx, sprites, counts } = createStage(480, 560)
    for (let i = 0; i < 20; i += 1) {
      ctx.setTransform(1 + i * step, 0, 0, 1 + i * step, 0, 0)
      paintFigure(ctx, 'a', [skirt], sprites)
    }
    return counts.copied
  }
  expect(copiedOf(0.0005)).toBe(18)
  expect(copiedOf(0.02)).toBe(0)
})

test('a part that fades is drawn whole, as without sprites', () => {
  const { ctx, sprites, counts } = createStage(480, 560)
  ctx.globalAlpha = 0.5
  for (let i = 0; i < 3; i += 1) paintFigure(ctx, 'a', [group([skirt])], sprites)
  expect(counts.copied).toBe(0)
})
