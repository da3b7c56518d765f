const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** A duration in its two largest units: `2 hr 5 min`, `40 sec`. */
export function durationWords(ms: number, languageTag: string): string {
  const first = units.findIndex(([, size]) => ms >= size)
  const shown = first === -1 ? [units[2]] : units.slice(first, first + 2)
  let left = ms
  return shown
    .flatMap(([unit, size], index) => {
      const count = Math.floor(left / size)
      left -= count * size
      if (count === 0 && index > 0) return []
      return new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
    })
    .join(' ')
}
