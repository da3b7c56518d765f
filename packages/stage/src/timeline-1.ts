import { array, number, object } from './check-json.ts'
import { clamp } from './easing.ts'

/** A Timeline of version 1 as one of version 2. `ofVersion2` follows, and `readTimeline` checks the rest. */
export function ofVersion1({ effects, ...old }: Record<string, unknown>): Record<string, unknown> {
  const cast = array(old.cast, 'cast').map((member, i) => object(member, `cast[${i}]`))
  const [width, height] = [number(old.width, 'width'), number(old.height, 'height')]
  return {
    ...old,
    version: 2,
    occasion: null,
    light: 'day',
    beats: effects,
    camera: array(old.camera, 'camera').map((each, i) => {
      const key = object(each, `camera[${i}]`)
      return Object.assign(viewOf(key, cast, width, height), key)
    }),
  }
}

/** Version 1 named who is seen, and left the view to the player. */
function viewOf(
  { framing, on }: Record<string, unknown>,
  cast: readonly Record<string, unknown>[],
  width: number,
  height: number,
) {
  const member = cast.find(({ id }) => id === on)
  if (!member || framing === 'wide') return { view: [width / 2, height / 2, 1], push: 1.025 }
  const [x, y, scale] = ['x', 'y', 'scale'].map((name) => number(member[name], `cast.${name}`))
  const size = scale ?? 1
  const headY = (y ?? 0) - 300 * size
  const near = clamp((width * 0.8) / (300 * size), 1.15, cast.length === 1 ? 1.5 : 2)
  if (framing === 'close') return { view: [x ?? 0, headY, near], push: 1.03 }
  const aside = (cast.length === 1 ? 0.05 : 0.03) * width
  return { view: [(x ?? 0) + aside, headY + 60 * size, near * 0.85], push: 0.98 }
}
