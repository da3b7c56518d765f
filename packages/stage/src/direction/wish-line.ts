interface Line {
  readonly part?: string | undefined
}

/** The line after which candles are blown out: the good wish, or the last but one of a text of the buyer's own. */
export function wishLine<Of extends Line>(lines: readonly Of[]): Of | undefined {
  return lines.findLast(({ part }) => part === 'wish') ?? lines.at(-2) ?? lines[0]
}
