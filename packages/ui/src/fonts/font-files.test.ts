import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontFiles, unicodeRange } from './font-files.ts'

it.each(fontFiles)('keeps the file of $name and its licence', ({ name, source }) => {
  expect(existsSync(join(import.meta.dirname, `${name}.woff2`))).toBe(true)
  expect(existsSync(join(import.meta.dirname, `${source.licence}.txt`))).toBe(true)
})

it('leaves no code point to two files of one face', () => {
  for (const face of ['baloo-2', 'figtree']) {
    const all = fontFiles
      .filter(({ name }) => name.startsWith(face))
      .flatMap(({ codePoints }) => codePoints.flatMap(([from, to]) => span(from, to)))
    expect(new Set(all).size).toBe(all.length)
  }
})

it('covers every letter of Latin-1 and Latin Extended-A, which children are named with', () => {
  for (const face of ['baloo-2', 'figtree']) {
    const all = new Set(
      fontFiles
        .filter(({ name }) => name.startsWith(face))
        .flatMap(({ codePoints }) => codePoints.flatMap(([from, to]) => span(from, to))),
    )
    const missing = span(0xc0, 0x17f).filter((codePoint) => !all.has(codePoint))
    expect(missing).toEqual([])
  }
})

it('writes ranges as CSS does', () => {
  expect(unicodeRange('figtree-extended')).toBe('U+100-17F')
  expect(() => unicodeRange('comic-sans')).toThrow('No font file is called comic-sans')
})

function span(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
