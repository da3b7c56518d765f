import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readAvcC } from './h264.ts'

/** The `avcC` box of a file, whose codec is H.264. */
async function boxOf(name: string): Promise<Uint8Array> {
  const bytes = await readFile(resolve(import.meta.dirname, '../../../../test/fixtures', name))
  const at = bytes.indexOf('avcC')
  return bytes.subarray(at + 4, at - 4 + bytes.readUInt32BE(at - 4))
}

test.each([
  ['greeting.mp4', { chroma: 1, bits: 8, interlaced: false }],
  ['codecs/h264-444.mp4', { chroma: 3, bits: 8, interlaced: false }],
  ['codecs/h264-422.mp4', { chroma: 2, bits: 8, interlaced: false }],
  ['codecs/h264-10-bit.mp4', { chroma: 1, bits: 10, interlaced: false }],
  ['codecs/h264-interlaced.mp4', { chroma: 1, bits: 8, interlaced: true }],
])('reads the colors, bits and fields of %s', async (name, pictures) => {
  expect(readAvcC(await boxOf(name))).toEqual(pictures)
})

test('reads over scaling lists, and never past the end of a box', async () => {
  // Profile 100 with the matrix flag: the first list has sixteen deltas of 0, all others are absent.
  const scaled = bits('1 010 1 1 0 1', '1 1111111111111111', '0000000', '1 1 1 010 0 011 00101 1')
  const box = (...sps: number[]) => Uint8Array.from([1, 100, 0, 10, 0xff, 0xe1, 0, sps.length, ...sps])
  expect(readAvcC(box(0x67, 100, 0, 10, ...scaled))).toEqual({ chroma: 1, bits: 8, interlaced: false })
  expect(readAvcC(box())).toBeUndefined()
  expect(readAvcC(box(0x67, 100, 0, 10))).toBeDefined()
  expect(readAvcC(Uint8Array.of(1, 100))).toBeUndefined()
})

const bits = (...fields: string[]) => {
  const all = fields.join('').replaceAll(' ', '')
  return Array.from({ length: Math.ceil(all.length / 8) }, (_, at) =>
    Number.parseInt(all.slice(at * 8, at * 8 + 8).padEnd(8, '1'), 2),
  )
}
