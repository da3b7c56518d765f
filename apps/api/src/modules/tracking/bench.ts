/** Exports for the benchmark of the event store. */
export { createDb, createPool } from '../../db/client.ts'
export { uuidv7 } from '../../ids.ts'
export type { EventStore, TrackedEvent } from './store/event-store.ts'
export { createPostgresEventStore } from './store/postgres/store.ts'
