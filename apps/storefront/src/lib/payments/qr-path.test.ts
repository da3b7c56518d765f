import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const code =
  '00020101021226850014br.gov.bcb.pix2563pix.example.com/qr/v2/9d36b84f-c70b-478f-b95c-12729b90ca25520400005303986540549.905802BR5909RECADINHO6009SAO PAULO62070503***6304ABCD'

test('the drawing decodes to the code', () => {
  expect(decodeQR(paint(qrPath(code), 4))).toBe(code)
})

test('a quiet zone of four modules surrounds it', () => {
  const { size, path } = qrPath('PIX')
  const xs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ])
  for (const [x = 0, y = 0, length = 0] of xs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4)
  }
})

/** The path as pixels, `scale` per module. */
function paint({ size, path }: { size: number; path: string }, scale: number) {
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++)
        data.set([0, 0, 0], (row * side + column) * 4)
  return { width: side, height: side, data }
}
