/**
 * What a spreadsheet would take for a formula, also after blanks and in full-width signs. A buyer types names and notes, and
 * a formula in one could send the whole sheet elsewhere.
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/

/** A line of CSV: a text that could be a formula begins with an apostrophe; a number stays a number. */
export const csvLine = (cells: readonly (string | number | boolean | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return safe !== value || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Without it Excel reads the letters of another alphabet. */
export const byteOrderMark = '\uFEFF'
