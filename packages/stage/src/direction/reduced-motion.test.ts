import { expect, test } from 'vitest'
import { drawFrame } from '../draw-frame.ts'
import { filmOf } from '../testing/directed-film.ts'
import { createRecorder } from '../testing/recorder.ts'
import { sceneAt } from '../scene-at.ts'
import { beatsOf } from './beat.ts'
import { reducedMotionFilm, reducedMotionTime } from './reduced-motion.ts'

/** A burning candle's light. */
const glow = 'fillStyle=#FBD97A'

test('D17: with reduced motion the film stands still in four pictures: everyone in each place, the burning candles, the end', () => {
  const film = filmOf()
  const at = film.camera.findIndex(({ framing }) => framing === 'cake')
  const [candles, after] = film.camera.slice(at).map(({ t }) => t)
  const [venue] = beatsOf(film, 'venue')
  const times = [0, venue?.from, candles, after, beatsOf(film, 'close')[0]?.from]
  const pictures = times.map((from = 0, i, all) => {
    const [first, later] = [from, (all[i + 1] ?? film.duration) - 0.02].map((t) => {
      const { ctx, calls } = createRecorder()
      drawFrame(ctx, film, t, { reducedMotion: true, layer: 'cast' })
      return calls
    })
    expect(later).toEqual(first)
    return first
  })
  expect(pictures[3]).toEqual(pictures[1])
  expect(pictures.map((calls) => calls?.includes(glow))).toEqual([false, false, true, false, false])
  expect(pictures[4]).not.toEqual(pictures[0])
  expect(sceneAt(reducedMotionFilm(film), reducedMotionTime(film, (candles ?? 0) - 1)).scene).toBe(
    venue?.scene,
  )
})
