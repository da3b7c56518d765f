/**
 * Text that spreadsheets treat as a formula, also after spaces and with full-width signs. Buyers type names and notes,
 * and a formula in one could send the whole sheet elsewhere.
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/

/**
 * Text that spreadsheets treat as a number and change: they keep fifteen digits of a campaign's id, drop leading zeros of a
 * code, and take `12E34` for a power of ten.
 */
const looksLikeNumber = /^\s*(?:\d{12,}|0\d+|\d+(?:[.,]\d+)?e\d+)\s*$/i

/** A line of CSV: text that could be a formula or a number gets a leading apostrophe; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number | boolean | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = formula.test(value) || looksLikeNumber.test(value) ? `'${value}` : value
  return safe !== value || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Without it Excel assumes another encoding. */
export const byteOrderMark = '\uFEFF'
