/** Every animation uses one of these functions of time. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function lerp(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}

/** 0 to 1 with a soft start and a soft end. */
export function smooth(amount: number): number {
  const t = clamp(amount)
  return t * t * (3 - 2 * t)
}

/** From 0 to 1, overshooting the end by a tenth before it returns: for arms and hops. */
export function overshoot(amount: number): number {
  const t = clamp(amount) - 1
  return 1 + t * t * (2.7 * t + 1.7)
}

/** From 0 to 1 with a soft start, a twelfth beyond the end, and back to it: for bodies. */
export function pastAndBack(amount: number): number {
  return amount < 0.65 ? smooth(amount / 0.65) * 1.08 : lerp(1.08, 1, smooth((amount - 0.65) / 0.35))
}

/** 0 outside `from` to `to` (seconds), 1 within, with soft ramps inside the span. */
export function plateau(t: number, from: number, to: number, ramp: number): number {
  const edge = Math.min(ramp, (to - from) / 2)
  if (t <= from || t >= to || edge <= 0) return 0
  return Math.min(smooth((t - from) / edge), smooth((to - t) / edge))
}

/** To a thousandth: what is drawn needs no more. */
export function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}
