import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { startLocalSpeech, type LocalSpeech } from '@recadinho/local-speech'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import { filmEnv, speechEnv } from './support/films.ts'
import { paidBuyer } from './support/killable-order.ts'
import { createKillableShop, type KillableShop } from './support/killable-shop.ts'

// Processes start and die here, and draw films.
vi.setConfig({ testTimeout: 600_000 })

let folder: string
let service: LocalSpeech
let shop: KillableShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-speech-crash-'))
  service = await startLocalSpeech({ port: 0, key: 'local' })
  shop = await createKillableShop({
    env: {
      ...filmEnv(folder),
      ...speechEnv(service),
    },
  })
})
afterAll(async () => {
  await shop.close()
  await service.close()
  await rm(folder, { recursive: true })
})

const soundsKept = async () =>
  (await readdir(join(folder, 'kept')).catch(() => [])).filter((file) => file.endsWith('-speech.wav'))
const clips = async () =>
  (
    await shop.pool.query<{ id: string; stored: boolean }>(
      'select id, stored_at is not null as stored from speech_clips order by id',
    )
  ).rows

test('F5.6: killed while a service speaks, and again when a sound is stored, a worker leaves one film and no sound without a row', async () => {
  service.fault({ kind: 'hang' })
  const buyer = await paidBuyer(shop, { useAIVoice: false, additionalNotes: 'Que dia lindo!' })
  await eventually(async () => expect(service.received()).toHaveLength(1))
  await shop.kill()
  expect([await clips(), await soundsKept()]).toEqual([[], []])

  // The second try stores its sound and dies before it can say so.
  await shop.pool.query(`
    create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(77); return new; end $$;
    create trigger wait_for_test before update on speech_clips for each row execute function wait_for_test()`)
  const hold = await shop.hold('select pg_advisory_xact_lock(77)')
  await shop.restart()
  await shop.makeDue()
  await hold.reached()
  expect([(await clips()).map(({ stored }) => stored), (await soundsKept()).length]).toEqual([[false], 1])
  await shop.kill()
  await hold.release()

  await shop.restart()
  await shop.makeDue()
  const cookie = await shop.ownerCookie()
  const read = async () => {
    const response = await shop.send('GET', `/api/admin/orders/${buyer.id()}`, { cookie })
    return (await response.json()) as AdminOrder // checked by the server against its contract
  }
  const isDrafted = async () => expect((await read()).videos).toMatchObject([{ state: 'draft' }])
  await vi.waitFor(isDrafted, { timeout: 240_000, interval: 200 })
  expect((await read()).videos[0]?.film?.speech).toMatchObject({ lines: 1, voiced: 1 })
  const kept = await clips()
  // What the second try left has a row, by which the nightly purge finds it.
  expect(kept.map(({ stored }) => stored)).toEqual([false, true])
  expect(new Set(await soundsKept())).toEqual(new Set(kept.map(({ id }) => `${id}-speech.wav`)))
})
