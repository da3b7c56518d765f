import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalStorage } from '@recadinho/local-storage'
import { takeConsentVersion, type ParentLine, type ParentTakes } from '@recadinho/contracts/parent-takes'
import type { PersonalDataExport } from '@recadinho/contracts/personal-data'
import { expect, test, vi } from 'vitest'
import { purge } from '../src/modules/retention/purge.ts'
import type { Browser } from './support/app.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'
import { spokenWav } from './support/takes.ts'

const dayMs = 24 * 3_600_000

interface Kept {
  shop: Shop
  staff: Browser
  /** Keys of sounds in the storage. */
  sounds: () => Promise<string[]>
  close: () => Promise<void>
}

async function keeping(storage: 'disk' | 's3'): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-parent-takes-life-'))
  const s3 = storage === 's3' ? await startLocalStorage() : undefined
  const shop = await createShop({
    env: {
      VIDEO_DIR: folder,
      ...(s3 && {
        S3_ENDPOINT: s3.config.endpoint,
        S3_BUCKET: s3.config.bucket,
        S3_REGION: s3.config.region,
        S3_ACCESS_KEY_ID: s3.config.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
      }),
    },
  })
  await shop.db.updateTable('settings').set({ parent_recordings: true, keep_videos_days: 365 }).execute()
  return {
    shop,
    staff: await signedIn(shop),
    sounds: async () =>
      (s3 ? s3.keys() : await readdir(folder)).filter((name) => name.endsWith('-speech.wav')),
    async close() {
      await shop.close()
      await s3?.close()
      await rm(folder, { recursive: true })
    },
  }
}

const words = { useAIVoice: false, locale: 'en', additionalNotes: 'Hi, Olívia! See you soon.' }
const spoken = await spokenWav('See you soon.')

/** An order with the parent's voice in its second line. */
async function recorded({ shop }: Kept, change: object = {}) {
  const buyer = shop.browser()
  const { id } = await paidOrder(shop, buyer, { ...words, ...change })
  const { lines } = (await buyer.get(`/api/orders/${id}/takes`)).json<ParentTakes>()
  const response = await buyer.send({
    method: 'PUT',
    url: `/api/orders/${id}/lines/${lines[1]?.id}/take?version=1&consent=${takeConsentVersion}`,
    payload: spoken,
    headers: { 'content-type': 'audio/wav' },
  })
  expect(response.statusCode, response.body).toBe(200)
  return { id, buyer, takeId: response.json<ParentLine>().take?.id ?? '' }
}
const rowsOf = ({ shop }: Kept, id: string) =>
  shop.db.selectFrom('speech_clips').select('id').where('order_id', '=', id).execute()

test.each(['disk', 's3'] as const)(
  'a parent’s voice on %s goes when the parent removes it, with an erasure, and 30 days after delivery',
  async (storage) => {
    const kept = await keeping(storage)
    const { shop, staff, sounds } = kept
    const removed = await recorded(kept)
    expect(await sounds()).toEqual([`${removed.takeId}-speech.wav`])
    const url = `/api/orders/${removed.id}/takes/${removed.takeId}`
    expect((await removed.buyer.send({ method: 'DELETE', url })).statusCode).toBe(204)
    expect([await sounds(), await rowsOf(kept, removed.id)]).toEqual([[], []])

    const contact = { guardianEmail: 'rita@example.com', whatsappNumber: '5511912345678' }
    const erased = await recorded(kept, contact)
    await shop.db
      .updateTable('orders')
      .set({ status: 'completed', stage: 'ready', completed_at: shop.clock.now() })
      .where('id', '=', erased.id)
      .execute()
    const { number: search } = await readAdminOrder(staff, erased.id)
    const held = (await staff.post('/api/admin/personal-data-exports', { search })).json<PersonalDataExport>()
    expect(JSON.stringify(held)).toContain('consented_at')
    const { rows } = (await staff.post('/api/admin/personal-data-lookups', { search })).json<{
      rows: number
    }>()
    const answer = await staff.post('/api/admin/personal-data-erasures', { search, rowsSeen: rows })
    expect(answer.statusCode, answer.body).toBe(200)
    await shop.workers.outbox.runOnce()
    expect([await sounds(), await rowsOf(kept, erased.id)]).toEqual([[], []])

    const delivered = await recorded(kept)
    const running = await recorded(kept)
    await shop.db
      .updateTable('orders')
      .set({ status: 'completed', stage: 'ready', completed_at: shop.clock.now() })
      .where('id', '=', delivered.id)
      .execute()
    shop.clock.advance(29 * dayMs)
    await purge(shop.ctx, new AbortController().signal)
    expect(await sounds()).toHaveLength(2)
    shop.clock.advance(2 * dayMs)
    await purge(shop.ctx, new AbortController().signal)
    // The order that is still to be delivered keeps its own.
    expect(await sounds()).toEqual([`${running.takeId}-speech.wav`])
    expect(await rowsOf(kept, delivered.id)).toEqual([])
    const { rows: purges } = await shop.ctx.pool.query<{ removed: number }>(
      `select removed from purges where name = 'parent_takes'`,
    )
    expect(purges).toEqual([{ removed: 1 }])
    await kept.close()
  },
)

test('a voice whose file cannot be deleted tonight is silent at once, and deleted the next night', async () => {
  const kept = await keeping('disk')
  const { shop, sounds } = kept
  const { id } = await recorded(kept)
  await shop.db
    .updateTable('orders')
    .set({ status: 'completed', stage: 'ready', completed_at: shop.clock.now() })
    .where('id', '=', id)
    .execute()
  shop.clock.advance(31 * dayMs)
  const { fileStorage } = shop.ctx
  const failing = vi.spyOn(fileStorage, 'remove').mockRejectedValue(new Error('The disk is gone'))
  await expect(purge(shop.ctx, new AbortController().signal)).rejects.toThrow(
    'failed, and the others went on',
  )
  failing.mockRestore()
  const silent = await shop.db
    .selectFrom('speech_clips')
    .select('stored_at')
    .where('order_id', '=', id)
    .execute()
  expect([silent, (await sounds()).length]).toEqual([[{ stored_at: null }], 1])
  shop.clock.advance(dayMs)
  await purge(shop.ctx, new AbortController().signal)
  expect([await sounds(), await rowsOf(kept, id)]).toEqual([[], []])
  await kept.close()
})
