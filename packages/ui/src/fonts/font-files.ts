/** Pairs of first and last code point. */
export type CodePoints = readonly (readonly [number, number])[]

export interface FontFile {
  /** File name in this folder, without `.woff2`. */
  name: string
  source: { package: string; file: string; licence: string }
  codePoints: CodePoints
  /** The range of the weight axis that is kept. */
  weights: { min: number; max: number }
}

/** English and Portuguese: letters, punctuation and the shop's currency signs. */
const core: CodePoints = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xab],
  [0xb7, 0xb7],
  [0xba, 0xbb],
  [0xc0, 0xc3],
  [0xc7, 0xc7],
  [0xc9, 0xca],
  [0xcd, 0xcd],
  [0xd3, 0xd5],
  [0xd7, 0xd7],
  [0xda, 0xda],
  [0xe0, 0xe3],
  [0xe7, 0xe7],
  [0xe9, 0xea],
  [0xed, 0xed],
  [0xf3, 0xf5],
  [0xfa, 0xfa],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]

/** Extra letters for names: the rest of Latin-1 and Latin Extended-A. Fetched only by pages that show such a letter. */
const names: CodePoints = [
  [0xa1, 0xa2],
  [0xa4, 0xa8],
  [0xb0, 0xb6],
  [0xb8, 0xb9],
  [0xbc, 0xbf],
  [0xc4, 0xc6],
  [0xc8, 0xc8],
  [0xcb, 0xcc],
  [0xce, 0xd2],
  [0xd6, 0xd6],
  [0xd8, 0xd9],
  [0xdb, 0xdf],
  [0xe4, 0xe6],
  [0xe8, 0xe8],
  [0xeb, 0xec],
  [0xee, 0xf2],
  [0xf6, 0xf9],
  [0xfb, 0xfb],
  [0xfd, 0xff],
]
const extended: CodePoints = [[0x100, 0x17f]]

const baloo = (subset: string) => ({
  package: '@fontsource-variable/baloo-2',
  file: `baloo-2-${subset}-wght-normal.woff2`,
  licence: 'baloo-2-licence',
})
const figtree = (subset: string) => ({
  package: '@fontsource-variable/figtree',
  file: `figtree-${subset}-wght-normal.woff2`,
  licence: 'figtree-licence',
})
// A single weight: the axis would add 10 kB to a first visit, and 700 and 800 look the same in headings.
const display = { min: 800, max: 800 }
const body = { min: 400, max: 700 }

export const fontFiles: readonly FontFile[] = [
  { name: 'baloo-2-core', source: baloo('latin'), codePoints: core, weights: display },
  { name: 'baloo-2-names', source: baloo('latin'), codePoints: names, weights: display },
  { name: 'baloo-2-extended', source: baloo('latin-ext'), codePoints: extended, weights: display },
  { name: 'figtree-core', source: figtree('latin'), codePoints: core, weights: body },
  { name: 'figtree-names', source: figtree('latin'), codePoints: names, weights: body },
  { name: 'figtree-extended', source: figtree('latin-ext'), codePoints: extended, weights: body },
]

/** The code points of a font file in CSS syntax. */
export function unicodeRange(name: string): string {
  const file = fontFiles.find((file) => file.name === name)
  if (!file) throw new Error(`No font file is called ${name}`)
  return file.codePoints.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase()
