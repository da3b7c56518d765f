import { expect, test, vi } from 'vitest'
import { safeStorage } from './storage.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage // all that is used
}

test('a written value is read again, and a removed one is gone', () => {
  const real = memory()
  const storage = safeStorage(() => real)
  storage.write('a', { b: 1 })
  expect(storage.read('a')).toEqual({ b: 1 })
  storage.remove('a')
  expect(storage.read('a')).toBeUndefined()
})

test('§8: failing reads and writes are invisible: the value lasts as long as the page', () => {
  const full = vi.fn<() => never>(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const storage = safeStorage(full)
  expect(storage.read('a')).toBeUndefined()
  storage.write('a', [1])
  expect(storage.read('a')).toEqual([1])
  storage.remove('a')
  expect(storage.read('a')).toBeUndefined()
})

test('§8: invalid content reads as absent', () => {
  const real = memory()
  real.setItem('a', '{{{')
  expect(safeStorage(() => real).read('a')).toBeUndefined()
})
