const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Relative time: `12 minutes ago`; in seconds below a minute. */
export function timeAgo(instant: string, now: number, languageTag: string): string {
  const passed = Math.max(0, now - Date.parse(instant))
  const [unit, size] = units.find(([, size]) => passed >= size) ?? (['second', 1000] as const)
  return new Intl.RelativeTimeFormat(languageTag, { numeric: 'always' }).format(
    -Math.floor(passed / size),
    unit,
  )
}
