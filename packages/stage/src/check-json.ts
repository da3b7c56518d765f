/** Checks of parsed JSON, which throw a TypeError that names the place. */

export function object(value: unknown, at: string): Record<string, unknown> {
  must(typeof value === 'object' && value !== null && !Array.isArray(value), at)
  return value as Record<string, unknown> // just checked
}

export function array(value: unknown, at: string): unknown[] {
  must(Array.isArray(value), at)
  return value as unknown[] // just checked
}

export function number(value: unknown, at: string): number {
  must(typeof value === 'number' && Number.isFinite(value), at)
  return value as number // just checked
}

export function text(value: unknown, at: string): string {
  must(typeof value === 'string', at)
  return value as string // just checked
}

/** One of the names. */
export function oneOf(names: readonly unknown[], value: unknown, at: string): void {
  must(names.includes(value), at)
}

export function must(holds: boolean, at: string): void {
  if (!holds) throw new TypeError(`timeline: ${at} is missing or wrong`)
}
