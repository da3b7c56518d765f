import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { viewAt } from './camera.ts'
import { paintNodes } from './canvas.ts'
import { CHARACTERS } from './characters.ts'
import { inView } from './in-view.ts'
import { REST_POSE } from './pose.ts'
import { group } from './shapes.ts'
import { POSES } from './testing/poses.ts'
import { goldenFilms } from './testing/thumbnail.ts'

const { three } = goldenFilms()
const shots = three?.camera ?? []
const cast = three?.cast ?? []

test('a figure that is skipped would not have been seen, whichever it is and however it moves', () => {
  if (!three) throw new Error('There is no film of three')
  const scale = 0.1
  const ctx = createCanvas(three.width * scale, three.height * scale).getContext('2d')
  ctx.scale(scale, scale)
  const skipped = shots.flatMap(({ t }) => {
    // As near as a shot can be.
    const view = { ...viewAt(three, t), zoom: 3.6 }
    return cast.filter((member) => !inView(member, view, three)).map((member) => ({ member, view }))
  })
  expect(skipped.length).toBeGreaterThan(0)
  for (const { member, view } of skipped) {
    const { zoom } = view
    for (const { draw } of CHARACTERS) {
      const figure = draw({ ...REST_POSE, ...POSES.waving, rise: 60, bounce: 1, tilt: 8 })
      const move = {
        x: three.width / 2 + (member.x - 240 * member.scale - view.x) * zoom,
        y: three.height / 2 + (member.y - 528 * member.scale - view.y) * zoom,
        scaleX: member.scale * zoom,
        scaleY: member.scale * zoom,
      }
      paintNodes(ctx, [group(figure, move)])
    }
  }
  const { data } = ctx.getImageData(0, 0, three.width * scale, three.height * scale)
  expect(data.every((value) => value === 0)).toBe(true)
})
