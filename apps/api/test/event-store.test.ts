import { createDb, createPool } from '../src/db/client.ts'
import { createPostgresEventStore } from '../src/modules/tracking/store/postgres/store.ts'
import { createTestDatabase } from './support/database.ts'
import { describeEventStore } from './support/event-store-contract.ts'

describeEventStore('PostgreSQL', async () => {
  const database = await createTestDatabase()
  const db = createDb(createPool({ databaseUrl: database.url, max: 3, onError: () => undefined }))
  return {
    store: createPostgresEventStore(db),
    async close() {
      await db.destroy()
      await database.drop()
    },
  }
})
