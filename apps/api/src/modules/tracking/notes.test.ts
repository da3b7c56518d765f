import { expect, test } from 'vitest'
import type { Db } from '../../db/client.ts'
import { createNotes } from './notes.ts'

test('T1: counts that could not be written are written the next time, with the counts since then', async () => {
  const written: unknown[] = []
  let broken = true
  const executeQuery = async ({ parameters }: { parameters: readonly unknown[] }) => {
    if (broken) throw new Error('no database')
    written.push(parameters.slice(2))
    return { rows: [] }
  }
  const notes = createNotes({ executeQuery } as unknown as Db) // all that a statement uses
  notes.add('clock')
  const failed = notes.write('UTC', new Date())
  notes.add('clock')
  await expect(failed).rejects.toThrow('no database')
  broken = false
  await notes.write('UTC', new Date())
  await notes.write('UTC', new Date())
  expect(written).toEqual([[['clock'], [2]]])
})
