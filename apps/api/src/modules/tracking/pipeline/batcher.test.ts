import { expect, test } from 'vitest'
import { WrongEvents, type TrackedEvent } from '../store/event-store.ts'
import { createBatcher } from './batcher.ts'

const events = (...ids: string[]) => ids.map((eventId) => ({ eventId }) as TrackedEvent) // all that a batcher reads

/** A store that responds when the test tells it to. */
function heldStore() {
  const batches: { ids: string[]; answer: (error?: Error) => void }[] = []
  const append = (batch: readonly TrackedEvent[]) =>
    new Promise<{ accepted: number; duplicates: number }>((resolve, reject) => {
      batches.push({
        ids: batch.map(({ eventId }) => eventId),
        answer: (error) => (error ? reject(error) : resolve({ accepted: batch.length, duplicates: 0 })),
      })
    })
  return { batches, append }
}

const many = (count: number, name: string) =>
  events(...Array.from({ length: count }, (_, index) => `${name}${index}`))

test('T11: requests share a statement, with each event once, and resolve when it is committed', async () => {
  const store = heldStore()
  const keep = createBatcher(store, () => undefined)
  const answered: string[] = []
  const first = keep(events('a', 'b')).then(() => answered.push('first'))
  const second = keep([...events('b'), ...many(500, 'x')]).then(() => answered.push('second'))
  expect(store.batches.map(({ ids }) => ids.length)).toEqual([502])
  expect(answered).toEqual([])
  store.batches[0]?.answer()
  await Promise.all([first, second])
  expect(answered).toEqual(['first', 'second'])
})

test('T11: a failure rejects all requests of its statement; later events are stored', async () => {
  const store = heldStore()
  const keep = createBatcher(store, () => undefined)
  const failed = [keep(many(300, 'a')), keep(many(300, 'b'))]
  store.batches[0]?.answer(new Error('no database'))
  for (const each of failed) await expect(each).rejects.toThrow('no database')
  const next = keep(many(500, 'c'))
  store.batches[1]?.answer()
  await next
})

test('T11: three statements at once; when too many events wait, browsers have to retry', async () => {
  const store = heldStore()
  const keep = createBatcher(store, () => undefined)
  const kept = Array.from({ length: 43 }, (_, index) => keep(many(500, `${index}-`)))
  expect(store.batches).toHaveLength(3)
  await expect(keep(events('one too many'))).rejects.toMatchObject({ code: 'unavailable' })
  for (let index = 0; index < 43; index += 1) {
    await expect.poll(() => store.batches.length).toBeGreaterThan(index)
    store.batches[index]?.answer()
  }
  await Promise.all(kept)
})

test('T11: an event that cannot be stored is refused alone, not with the others of its statement', async () => {
  const kept: string[] = []
  const append = async (batch: readonly TrackedEvent[]) => {
    if (batch.some(({ eventId }) => eventId.startsWith('wrong'))) throw new WrongEvents('half a character')
    kept.push(...batch.map(({ eventId }) => eventId))
    return { accepted: batch.length, duplicates: 0 }
  }
  const refused: number[] = []
  const keep = createBatcher({ append }, (count) => refused.push(count))
  const others = Promise.all([keep(many(30, 'a')), keep(events('b', 'wrong1')), keep(many(40, 'c'))])
  await expect(keep(events('wrong2'))).rejects.toMatchObject({ code: 'validation_failed' })
  await others
  expect(kept).toHaveLength(71)
  expect(refused).toEqual([2])
})
