import { createCanvas } from '@napi-rs/canvas'
import { paintNodes } from '../canvas.ts'
import type { Node } from '../shapes.ts'

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
