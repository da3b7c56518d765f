import type { ByteRange } from './storage.ts'

/**
 * The result of a `Range` header for a file of that size (V1.4): the whole file without a range that we support, a
 * part, or a range outside the file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  // `-500` means the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < Number(from)) return 'whole'
  return start >= size || end < start ? 'outside' : { start, end }
}
