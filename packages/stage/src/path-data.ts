/** One absolute drawing command; the numbers are coordinates in order. */
export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['Z']

const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 } as const
type Letter = keyof typeof ARITY

const cache = new Map<string, readonly Command[]>()
const CACHE_LIMIT = 4000

/**
 * Parses path data into absolute commands. Supports `M L H V C S Q Z` in both cases.
 * @throws {SyntaxError} on any other letter or a wrong number of arguments.
 */
export function parsePath(d: string): readonly Command[] {
  const known = cache.get(d)
  if (known) return known
  const commands = parse(d)
  // Moving limbs keep producing new strings, so the cache is bounded; parsing the artwork again is fast.
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(d, commands)
  return commands
}

function parse(d: string): Command[] {
  const commands: Command[] = []
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let controlX = 0
  let controlY = 0
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = letter.toUpperCase()
    if (!isLetter(upper)) throw new SyntaxError(`Unknown path command ${letter} in ${d}`)
    const relative = letter !== upper
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const arity = ARITY[upper]
    if (arity === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % arity !== 0) {
      throw new SyntaxError(`Path command ${letter} has ${numbers.length} numbers in ${d}`)
    }
    if (upper === 'Z') {
      commands.push(['Z'])
      x = startX
      y = startY
      continue
    }
    for (let at = 0; at < numbers.length; at += arity) {
      const baseX = relative ? x : 0
      const baseY = relative ? y : 0
      const px = (i: number): number => baseX + (numbers[at + i] ?? 0)
      const py = (i: number): number => baseY + (numbers[at + i] ?? 0)
      if (upper === 'M') {
        x = px(0)
        y = py(1)
        commands.push([at === 0 ? 'M' : 'L', x, y])
        if (at === 0) {
          startX = x
          startY = y
        }
      } else if (upper === 'L' || upper === 'H' || upper === 'V') {
        if (upper !== 'V') x = px(0)
        if (upper !== 'H') y = py(upper === 'V' ? 0 : 1)
        commands.push(['L', x, y])
      } else if (upper === 'Q') {
        const [cx, cy] = [px(0), py(1)]
        x = px(2)
        y = py(3)
        commands.push(['Q', cx, cy, x, y])
      } else {
        // A smooth curve mirrors the control point of the previous curve.
        const after = commands.at(-1)?.[0] === 'C'
        const smooth = upper === 'S'
        const c1x = smooth ? (after ? 2 * x - controlX : x) : px(0)
        const c1y = smooth ? (after ? 2 * y - controlY : y) : py(1)
        const from = smooth ? 0 : 2
        controlX = px(from)
        controlY = py(from + 1)
        x = px(from + 2)
        y = py(from + 3)
        commands.push(['C', c1x, c1y, controlX, controlY, x, y])
      }
    }
  }
  return commands
}

function isLetter(value: string): value is Letter {
  return Object.hasOwn(ARITY, value)
}
