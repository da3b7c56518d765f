import type { Db } from '../../../../db/client.ts'
import type { EventStore } from '../event-store.ts'
import { append } from './append.ts'

/** Events in the shop's own database: enough for tens of millions on one machine. */
export const createPostgresEventStore = (db: Db): EventStore => ({
  append: (events) => append(db, events),
})
