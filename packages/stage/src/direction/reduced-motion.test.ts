import { expect, test } from 'vitest'
import { drawFrame } from '../draw-frame.ts'
import { filmOf } from '../testing/directed-film.ts'
import { createRecorder } from '../testing/recorder.ts'
import { beatsOf } from './beat.ts'

/** A burning candle's light. */
const glow = 'fillStyle=#FBD97A'

test('D17: with reduced motion the film stands still in three pictures: everyone, the burning candles, the end', () => {
  const film = filmOf()
  const at = film.camera.findIndex(({ framing }) => framing === 'cake')
  const [candles, after] = film.camera.slice(at).map(({ t }) => t)
  const pictures = [0, candles, after, beatsOf(film, 'close')[0]?.from].map((from = 0, i, all) => {
    const [first, later] = [from, (all[i + 1] ?? film.duration) - 0.02].map((t) => {
      const { ctx, calls } = createRecorder()
      drawFrame(ctx, film, t, { reducedMotion: true, layer: 'cast' })
      return calls
    })
    expect(later).toEqual(first)
    return first
  })
  expect(pictures[2]).toEqual(pictures[0])
  expect(pictures.map((calls) => calls?.includes(glow))).toEqual([false, true, false, false])
  expect(pictures[3]).not.toEqual(pictures[0])
})
