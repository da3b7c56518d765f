import type { ClickHouseConfig } from '../../../config.ts'
import type { Db } from '../../../db/client.ts'
import { createClickHouse } from './clickhouse/client.ts'
import { createClickHouseEventStore } from './clickhouse/store.ts'
import type { EventStore } from './event-store.ts'
import { createPostgresEventStore } from './postgres/store.ts'

/** The configured store (E8). */
export const createEventStore = (db: Db, clickhouse: ClickHouseConfig | undefined): EventStore =>
  clickhouse ? createClickHouseEventStore(createClickHouse(clickhouse), db) : createPostgresEventStore(db)
