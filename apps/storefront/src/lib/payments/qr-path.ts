import { encodeQR } from 'qr'

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const margin = 4

export interface QrPath {
  /** Modules per side, including the quiet zone. */
  size: number
  /** SVG path of all dark modules, run by run. */
  path: string
}

/** The outline of a text's QR code. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const runs = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { size: rows.length, path: runs.join('') }
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
