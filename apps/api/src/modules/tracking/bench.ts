/** What the benchmark of the event store works with. */
export { createDb, createPool } from '../../db/client.ts'
export { uuidv7 } from '../../ids.ts'
export type { EventStore, TrackedEvent } from './store/event-store.ts'
export { createPostgresEventStore } from './store/postgres/store.ts'
