import type { Tx } from './db/client.ts'
import type { Asker } from './modules/audit/asker.ts'

/**
 * A transaction that changes what the shop sells or how it is paid. Throws `needs_confirmation` with what would happen
 * if that is rarely meant and the caller has not confirmed it; nothing is written then.
 */
export type ConfirmedChange = <T>(
  asker: Pick<Asker, 'confirmation'>,
  work: (tx: Tx) => Promise<T>,
) => Promise<T>
