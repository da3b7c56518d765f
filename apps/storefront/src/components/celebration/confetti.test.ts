import { expect, test, vi } from 'vitest'
import { confettiPieces, confettiSeconds, drawConfetti } from './confetti.ts'

const context = () => ({
  clearRect: vi.fn<() => void>(),
  save: vi.fn<() => void>(),
  restore: vi.fn<() => void>(),
  translate: vi.fn<(x: number, y: number) => void>(),
  rotate: vi.fn<() => void>(),
  scale: vi.fn<() => void>(),
  fillRect: vi.fn<() => void>(),
  fillStyle: '',
  globalAlpha: 1,
})
const area = { width: 400, height: 300 }

test('the pieces start above the area and have fallen through it at the end', () => {
  const pieces = confettiPieces(20, () => 0)
  const start = context()
  drawConfetti(start, area, pieces, 0)
  const last = context()
  drawConfetti(last, area, pieces, confettiSeconds)
  for (const [, y] of start.translate.mock.calls) expect(y).toBeLessThan(0)
  for (const [, y] of last.translate.mock.calls) expect(y).toBeGreaterThan(area.height)
  expect(last.globalAlpha).toBe(0)
})

test('a piece that still waits is not drawn', () => {
  const drawn = context()
  drawConfetti(
    drawn,
    area,
    confettiPieces(3, () => 1),
    0.5,
  )
  expect(drawn.fillRect).not.toHaveBeenCalled()
})
