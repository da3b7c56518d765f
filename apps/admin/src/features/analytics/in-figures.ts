/** Formats counts, shares and changes for a language. */
export function inFigures(tag: string) {
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const change = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return {
    count: (value: number) => number.format(value),
    share: (part: number, whole: number) => (whole === 0 ? '–' : percent.format(part / whole)),
    /** ` (+12%)`; empty if the earlier value is zero. */
    change: (now: number, before: number) =>
      before === 0 ? '' : ` (${change.format((now - before) / before)})`,
  }
}

/** Minutes and seconds: `2:05`. */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
