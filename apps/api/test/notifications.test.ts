import pg from 'pg'
import { expect, test } from 'vitest'
import { createNotifications } from '../src/db/notifications.ts'
import { createTestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { createLogCapture } from './support/logs.ts'

test('A16: a listener that is added while the connection is being made is subscribed', async () => {
  const database = await createTestDatabase({ empty: true })
  const observer = new pg.Client(database.url)
  await observer.connect()
  const notifications = createNotifications(database.url, createLogCapture().logger)
  // Many subscriptions, so that the one below is added among them.
  for (let n = 0; n < 3000; n += 1) notifications.listen(`channel_${n}`, () => undefined)
  const started = notifications.start()
  await eventually(async () => {
    const { rowCount } = await observer.query(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    expect(rowCount).toBe(1)
  })
  const received: string[] = []
  notifications.listen('added_late', (payload) => received.push(payload))
  await started
  await observer.query(`notify added_late, 'hello'`)
  await eventually(() => expect(received).toEqual(['hello']))
  await notifications.stop()
  await observer.end()
  await database.drop()
})
