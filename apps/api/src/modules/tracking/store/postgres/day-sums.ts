import { otherKey } from '@recadinho/contracts/filters'
import { note, registers } from '../sketch.ts'

export const measures = [
  'sessions',
  'pages',
  'bounces',
  'seconds',
  'purchase',
  'checkout',
  'payment',
  'paid',
] as const
type Measures = Record<(typeof measures)[number], number>

/** The sums of the sessions of one source and device. */
export interface CubeRow extends Measures {
  source: string
  device: string
}

/** The same for one country, campaign, page, … */
export interface PartRow extends CubeRow {
  part: string
  key: string
}

/** The longest run of leading zeros among the hashes of a register; an empty key stands for all. */
export interface RunRow {
  part: string
  key: string
  index: number
  run: number
}

/** The sums of a piece of a day. */
export interface PieceSums {
  cube: CubeRow[]
  parts: PartRow[]
  /** Registers in base64. */
  sketches: { part: string; key: string; registers: string }[]
}

/**
 * Visitors can invent keys, so a day keeps only the largest keys of each part; the others add up under `other`. Pieces
 * keep more: a key that is small in one may be large in the day.
 */
export const keysOfDay = 300
export const keysOfPiece = 600
/** Rows per part, by key, source and device; the rest adds up under the source `other`. */
export const rowsOfPart = 3000
/** Including the rows of the source `other`: one per key and device. */
const largestPart = rowsOfPart + 3 * (keysOfPiece + 1)

/** Parts whose keys have visitor estimates, besides sources and devices. */
const estimated = new Set(['country', 'campaign', 'affiliate'])

/** Adds up a day from its pieces. Each session is in one piece. */
export function createDaySums() {
  let cube = new Map<string, CubeRow>()
  let parts = new Map<string, PartRow>()
  let sketches = new Map<string, Sketch>()
  const add = (rows: Pick<PieceSums, 'cube' | 'parts'>) => {
    for (const row of rows.cube) sum(cube, cubeId(row), row)
    for (const row of rows.parts) sum(parts, partId(row), row)
  }
  /** Keeps this many keys of each part, and adds up the others. */
  const fold = (keys: number) => {
    if (!exceedsLimits([...[...cube.values()].map(sourceRow), ...parts.values()], keys)) return
    const sourceOf = keyFold(largest([...cube.values()].map(sourceRow), keys))
    for (const row of [...cube.values(), ...parts.values()]) row.source = sourceOf(sourceRow(row))
    cube = summed([...cube.values()], cubeId)
    const keyOf = keyFold(largest([...parts.values()], keys))
    for (const row of parts.values()) row.key = keyOf(row)
    parts = summed([...parts.values()], partId)
    for (const row of parts.values()) capByCube(row, cube)
    const small = [...parts.values()].toSorted(bySessions).filter(isBeyondLimit(rowsOfPart))
    for (const row of small) row.source = otherKey
    parts = summed([...parts.values()], partId)
    for (const each of sketches.values())
      if (each.part !== 'source') each.key = keyOf(each)
      else if (each.key !== '') each.key = sourceOf(each)
    sketches = mergedSketches([...sketches.values()])
  }
  const sketchOf = (part: string, key: string) => {
    const existing = sketches.get(`${part} ${key}`) ?? { part, key, sketch: Buffer.alloc(registers) }
    sketches.set(`${part} ${key}`, existing)
    return existing.sketch
  }
  return {
    add,
    fold,
    addRuns(rows: readonly RunRow[]) {
      for (const { part, key, index, run } of rows) note(sketchOf(part, key), index, run)
    },
    addPiece(piece: PieceSums) {
      add(piece)
      for (const each of piece.sketches)
        merge(sketchOf(each.part, each.key), Buffer.from(each.registers, 'base64'))
      fold(keysOfPiece)
    },
    cube: () => [...cube.values()],
    parts: () => [...parts.values()],
    sketches: () => [...sketches.values()],
    /** The keys that have visitor estimates; all others count for `other`. */
    estimated: (): { part: string; key: string }[] =>
      unique([
        ...[...cube.values()].map(sourceRow),
        ...[...parts.values()].filter(({ part }) => estimated.has(part)),
      ]),
    whole: (): PieceSums => ({
      cube: [...cube.values()],
      parts: [...parts.values()],
      sketches: [...sketches.values()].map(({ part, key, sketch }) => ({
        part,
        key,
        registers: sketch.toString('base64'),
      })),
    }),
  }
}

export type DaySums = ReturnType<typeof createDaySums>

interface Sketch {
  part: string
  key: string
  sketch: Buffer
}

const cubeId = ({ device, source }: CubeRow) => `${device} ${source}`
const partId = ({ part, key, source, device }: PartRow) => JSON.stringify([part, key, source, device])
const keyId = ({ part, key }: { part: string; key: string }) => `${part} ${key}`
const sourceRow = (row: CubeRow): PartRow => ({ ...row, part: 'source', key: row.source })

function sum<Row extends Measures>(rows: Map<string, Row>, id: string, row: Row): void {
  const existing = rows.get(id)
  if (existing === undefined) rows.set(id, { ...row })
  else
    for (const measure of measures) Object.assign(existing, { [measure]: existing[measure] + row[measure] })
}

function summed<Row extends Measures>(rows: readonly Row[], idOf: (row: Row) => string): Map<string, Row> {
  const sums = new Map<string, Row>()
  for (const row of rows) sum(sums, idOf(row), row)
  return sums
}

function merge(sketch: Buffer, other: Uint8Array): void {
  other.forEach((run, index) => note(sketch, index, run))
}

function mergedSketches(all: readonly Sketch[]): Map<string, Sketch> {
  const merged = new Map<string, Sketch>()
  for (const each of all) {
    const existing = merged.get(keyId(each))
    if (existing) merge(existing.sketch, each.sketch)
    else merged.set(keyId(each), each)
  }
  return merged
}

const unique = (rows: readonly { part: string; key: string }[]) => [
  ...new Map(rows.map(({ part, key }) => [keyId({ part, key }), { part, key }])).values(),
]

/** Whether a part exceeds its number of keys, not counting `other`, or of rows. */
function exceedsLimits(rows: readonly PartRow[], most: number): boolean {
  const parts = new Map<string, { keys: Set<string>; rows: number }>()
  for (const { part, key } of rows) {
    const existing = parts.get(part) ?? { keys: new Set([otherKey]), rows: 0 }
    parts.set(part, { keys: existing.keys.add(key), rows: existing.rows + 1 })
  }
  return [...parts.values()].some((part) => part.keys.size > most + 1 || part.rows > largestPart)
}

/** The keys with the most sessions of each part. */
function largest(rows: readonly PartRow[], keys: number): Set<string> {
  const whole = summed(
    rows.map((row) => ({ ...row, source: '', device: '' })),
    keyId,
  )
  const counts = new Map<string, number>()
  const largestKeys = new Set<string>()
  for (const { part, key } of [...whole.values()].toSorted(bySessions)) {
    if (key === otherKey) continue
    const count = (counts.get(part) ?? 0) + 1
    counts.set(part, count)
    if (count <= keys) largestKeys.add(keyId({ part, key }))
  }
  return largestKeys
}

const bySessions = (a: PartRow, b: PartRow) =>
  b.sessions - a.sessions ||
  compare(a.key, b.key) ||
  compare(a.source, b.source) ||
  compare(a.device, b.device)
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** There are three devices, and visitors cannot invent more. */
const keyFold =
  (largestKeys: ReadonlySet<string>) =>
  ({ part, key }: { part: string; key: string }) =>
    part === 'device' || largestKeys.has(keyId({ part, key })) ? key : otherKey

/** A session that opened several pages in `other` counts once at most. */
function capByCube(row: PartRow, cube: ReadonlyMap<string, CubeRow>): void {
  const all = row.part === 'page' && row.key === otherKey ? cube.get(cubeId(row)) : undefined
  if (all) for (const measure of measures) row[measure] = Math.min(row[measure], all[measure])
}

/** Selects the rows after the first `most` of their part, not counting the source `other`. */
function isBeyondLimit(most: number): (row: PartRow) => boolean {
  const counts = new Map<string, number>()
  return ({ part, source }) => {
    if (source === otherKey) return false
    const count = (counts.get(part) ?? 0) + 1
    counts.set(part, count)
    return count > most
  }
}
