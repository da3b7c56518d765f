import { n } from '../shapes.ts'

interface ScallopOptions {
  /** Degrees: 0 points right, 90 down. Default: the whole ring. */
  readonly from?: number
  readonly to?: number
  /** How far each bump protrudes, as a fraction of the radius. */
  readonly bulge?: number
}

/** Closed path data of a ring or arc of round bumps: curls, wool, clouds, petals. */
export function scallops(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  options: ScallopOptions = {},
): string {
  const from = options.from ?? 0
  const to = options.to ?? from + 360
  const reach = 1 + (options.bulge ?? 0.22) * 1.3
  const point = (angle: number, factor: number): string => {
    const a = (angle * Math.PI) / 180
    return `${n(cx + Math.cos(a) * rx * factor)} ${n(cy + Math.sin(a) * ry * factor)}`
  }
  const step = (to - from) / bumps
  let d = `M${point(from, 1)}`
  for (let i = 0; i < bumps; i += 1) {
    const at = from + i * step
    d += `C${point(at - step * 0.02, reach)} ${point(at + step * 1.02, reach)} ${point(at + step, 1)}`
  }
  return `${d}Z`
}

/** A five-pointed star centred at (`cx`, `cy`); `soft` above 0.5 makes it rounder. */
export function star(cx: number, cy: number, radius: number, soft = 0.5): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? radius : radius * soft
    const a = (i * 36 - 90) * (Math.PI / 180)
    return `${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`
  })
  return `M${points.join('L')}Z`
}

/** A four-pointed sparkle. */
export function sparkle(cx: number, cy: number, radius: number): string {
  const r = n(radius * 0.22)
  const R = n(radius)
  return `M${n(cx)} ${n(cy - radius)}q${r} ${n(radius * 0.78)} ${R} ${R}q-${n(radius * 0.78)} ${r}-${R} ${R}q-${r}-${n(radius * 0.78)}-${R}-${R}q${n(radius * 0.78)}-${r} ${R}-${R}Z`
}

/** A heart centred at (`cx`, `cy`); `size` is half its width. */
export function heart(cx: number, cy: number, size: number): string {
  const s = (k: number): string => n(size * k)
  return `M${n(cx)} ${n(cy + size * 0.85)}c-${s(0.5)}-${s(0.4)}-${s(1)}-${s(0.75)}-${s(1)}-${s(1.2)}c0-${s(0.6)} ${s(0.75)}-${s(0.75)} ${s(1)}-${s(0.15)}c${s(0.25)}-${s(0.6)} ${s(1)}-${s(0.45)} ${s(1)} ${s(0.15)}c0 ${s(0.45)}-${s(0.5)} ${s(0.8)}-${s(1)} ${s(1.2)}Z`
}
