/**
 * Text that spreadsheets treat as a formula, also after spaces and with full-width signs. Buyers type names and notes,
 * and a formula in one could send the whole sheet elsewhere.
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/

/** A line of CSV: text that could be a formula gets a leading apostrophe; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number | boolean | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return safe !== value || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Without it Excel assumes another encoding. */
export const byteOrderMark = '\uFEFF'
