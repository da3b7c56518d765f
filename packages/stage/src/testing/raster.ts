import { createCanvas } from '@napi-rs/canvas'
import { paintNodes } from '../canvas.ts'
import type { Node } from '../shapes.ts'

/** The pixels (red, green, blue, opacity) of nodes in a box of the 480 by 560 canvas, on white. */
export function pixelsOf(
  nodes: readonly Node[],
  [x, y, width, height]: readonly [number, number, number, number],
  scale: number,
  ground = '#FFFFFF',
): Uint8ClampedArray {
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)]
  const ctx = createCanvas(columns, rows).getContext('2d')
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, columns, rows)
  ctx.scale(scale, scale)
  ctx.translate(-x, -y)
  paintNodes(ctx, nodes)
  return ctx.getImageData(0, 0, columns, rows).data
}

/** The share of pixels that differ clearly; `counts` leaves some out by the index of their red. */
export function differing(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  counts: (red: number) => boolean = () => true,
): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4) {
    if (!counts(i)) continue
    const apart = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((a[i + channel] ?? 0) - (b[i + channel] ?? 0)),
      0,
    )
    if (apart > 60) count += 1
  }
  return count / (a.length / 4)
}

/** Opacity of each pixel (0 to 255) of nodes painted on a canvas `scale` times 480 by 560, plus a margin. */
export function alphaOf(
  nodes: readonly Node[],
  scale: number,
  margin = 0,
): { readonly width: number; readonly height: number; readonly alpha: Uint8Array } {
  const width = Math.round(480 * scale + margin * 2)
  const height = Math.round(560 * scale + margin * 2)
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.translate(margin, margin)
  ctx.scale(scale, scale)
  paintNodes(ctx, nodes)
  const { data } = ctx.getImageData(0, 0, width, height)
  return { width, height, alpha: Uint8Array.from({ length: width * height }, (_, i) => data[i * 4 + 3] ?? 0) }
}
