export interface Figure {
  what: string
  value: string
  /** The reference value: from the issue, or a floor measured in the same run. */
  against?: string
}

/** Prints a table of figures under a title. */
export function print(title: string, figures: Figure[]) {
  const width = Math.max(...figures.map(({ what }) => what.length))
  const valueWidth = Math.max(...figures.map(({ value }) => value.length))
  console.log(`\n${title}`)
  for (const { what, value, against } of figures)
    console.log(`  ${what.padEnd(width)}  ${value.padStart(valueWidth)}${against ? `   ${against}` : ''}`)
}

export const rate = (perSecond: number) => `${Math.round(perSecond)}/s`
export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
export const ratio = (value: number) => `${value.toFixed(2)} ×`
