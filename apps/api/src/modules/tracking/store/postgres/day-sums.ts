import { note, registers } from '../sketch.ts'

const measures = [
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

/** What the sessions of one source and device come to. */
export interface CubeRow extends Measures {
  source: string
  device: string
}

/** The same of one country, campaign, page, … */
export interface PartRow extends CubeRow {
  part: string
  key: string
}

/** Of the hashes that share a register, the longest run of zeros that one begins with; an empty key is of all. */
export interface RunRow {
  part: string
  key: string
  index: number
  run: number
}

/** What a piece of a day comes to. */
export interface PieceSums {
  cube: CubeRow[]
  parts: PartRow[]
  /** Registers in base64. */
  sketches: { part: string; key: string; registers: string }[]
}

/** What strangers write into addresses must not grow without end: of each part its largest keys. */
const keysOfPart = 300

/** What visitors are estimated for, besides sources and devices: those keys that are kept. */
const estimated = new Set(['country', 'campaign', 'affiliate'])

/** A day from its pieces. Each session is in one piece, so that they add up. */
export function createDaySums() {
  const cube = new Map<string, CubeRow>()
  const parts = new Map<string, PartRow>()
  const sketches = new Map<string, { part: string; key: string; sketch: Buffer }>()
  const keptParts = () => largest([...parts.values()])
  const add = (rows: Pick<PieceSums, 'cube' | 'parts'>) => {
    for (const row of rows.cube) sum(cube, `${row.device} ${row.source}`, row)
    for (const row of rows.parts) sum(parts, JSON.stringify([row.part, row.key, row.source, row.device]), row)
  }
  const sketchOf = (part: string, key: string) => {
    const known = sketches.get(`${part} ${key}`) ?? { part, key, sketch: Buffer.alloc(registers) }
    sketches.set(`${part} ${key}`, known)
    return known.sketch
  }
  return {
    add,
    addRuns(rows: readonly RunRow[]) {
      for (const { part, key, index, run } of rows) note(sketchOf(part, key), index, run)
    },
    addPiece(piece: PieceSums) {
      add(piece)
      for (const each of piece.sketches) {
        const sketch = sketchOf(each.part, each.key)
        Buffer.from(each.registers, 'base64').forEach((run, index) => note(sketch, index, run))
      }
    },
    cube: () => [...cube.values()],
    parts: keptParts,
    /** Keys that visitors are estimated for. */
    estimated: () => keptParts().filter(({ part }) => estimated.has(part)),
    /** Of those keys, and of each source and device. */
    sketches() {
      const kept = new Set(keptParts().map(({ part, key }) => `${part} ${key}`))
      return [...sketches.values()].filter(
        ({ part, key }) => !estimated.has(part) || kept.has(`${part} ${key}`),
      )
    },
    /** With every key: one that is small here may be large in the day. */
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

function sum<Row extends Measures>(rows: Map<string, Row>, id: string, row: Row): void {
  const known = rows.get(id)
  if (known === undefined) rows.set(id, { ...row })
  else for (const measure of measures) Object.assign(known, { [measure]: known[measure] + row[measure] })
}

/** The rows of the keys with the most sessions. */
function largest(rows: readonly PartRow[]): PartRow[] {
  const whole = new Map<string, { part: string; key: string; sessions: number }>()
  for (const { part, key, sessions } of rows) {
    const known = whole.get(`${part} ${key}`)?.sessions ?? 0
    whole.set(`${part} ${key}`, { part, key, sessions: known + sessions })
  }
  const counts = new Map<string, number>()
  const kept = new Set<string>()
  const order = [...whole.values()].toSorted((a, b) => b.sessions - a.sessions || (a.key < b.key ? -1 : 1))
  for (const { part, key } of order) {
    const count = (counts.get(part) ?? 0) + 1
    counts.set(part, count)
    if (count <= keysOfPart) kept.add(`${part} ${key}`)
  }
  return rows.filter(({ part, key }) => kept.has(`${part} ${key}`))
}
