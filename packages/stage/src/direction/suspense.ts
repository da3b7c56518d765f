import type { Occasion } from '../occasion.ts'
import type { Beat } from './beat.ts'
import { SUSPENSE } from './pace.ts'
import { ms, type SpokenLine } from './spoken-line.ts'
import { wishLine } from './wish-line.ts'

interface Line {
  readonly part?: string | undefined
}

/** The line with which the name shines. */
export const byeLine = <Of extends Line>(lines: readonly Of[]): Of | undefined =>
  lines.find(({ part }) => part === 'farewell') ?? lines.at(-1)

/**
 * Before which line there is a silence for it, by index: before the good-bye with the name in lights. That of candles is
 * after their wish.
 */
export function suspenseBefore(
  lines: readonly Line[],
  name: string,
  occasion: Occasion | undefined,
): ReadonlyMap<number, number> {
  const bye = lines.findIndex((line) => line === byeLine(lines))
  return new Map(name !== '' && !occasion?.set.cake && bye > 0 ? [[bye, SUSPENSE + AFTER]] : [])
}

/** Between the words before and the breath that is held, in seconds. */
const AFTER = 0.25

interface Story {
  readonly occasion: Occasion | undefined
  readonly name: string
  readonly lines: readonly SpokenLine[]
}

/** All hold their breath before the candles are blown out, or else before the name shines; softly in a calm film (D26). */
export function suspense({ occasion, name, lines }: Story, calm: boolean): Beat[] {
  const wish = occasion?.set.cake ? wishLine(lines) : undefined
  const bye = byeLine(lines)
  const to = wish ? wish.to + 0.1 + SUSPENSE : name !== '' && bye && bye !== lines[0] ? bye.from : undefined
  return to === undefined ? [] : [{ kind: 'suspense', drum: !calm, from: ms(to - SUSPENSE), to: ms(to) }]
}
