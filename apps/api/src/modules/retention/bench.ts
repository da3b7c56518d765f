// Changes of orders write outbox events, whose kinds must be known.
import '../../outbox-kinds.ts'

/** Exports for the benchmark of the nightly purge. */
export { readConfig } from '../../config.ts'
export { closeContext, createContext } from '../../context.ts'
export { purge } from './purge.ts'
