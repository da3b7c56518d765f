import type { LocalizedText } from '@recadinho/contracts/common'
import type { Db, Tx } from '../../db/client.ts'
import { databaseOf } from '../../db/transaction.ts'
import type { OrderColumns, OutboxKind } from './kind.ts'

type Kind = Pick<OutboxKind<never>, 'name' | 'label' | 'follows'>
type Follower = Pick<Kind, 'name'> & Required<Pick<Kind, 'follows'>>

let registered: { byName: ReadonlyMap<string, Kind>; followers: readonly Follower[] } | undefined

/** Called once, by the file that lists all kinds (`outbox-kinds.ts`): modules below that file look kinds up here. */
export function listKinds<Listed extends Kind>(kinds: readonly Listed[]): readonly Listed[] {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  if (byName.size < kinds.length) throw new Error('Two outbox kinds have the same name')
  const followers = kinds.flatMap(({ name, follows }) => (follows ? [{ name, follows }] : []))
  registered = { byName, followers }
  return kinds
}

/** What staff call a kind; `undefined` for a kind of another release. */
export const labelOf = (name: string): LocalizedText | undefined => kinds().byName.get(name)?.label

const switchedOff = new WeakMap<Db, ReadonlySet<string>>()

/** The kinds that this process's configuration has switched off: their events would end without an effect. */
export const switchOff = (db: Db, names: readonly string[]): void => void switchedOff.set(db, new Set(names))

/** The kinds that follow a change of an order which sets these columns (X14). */
export function followersOf(db: Db | Tx, set: OrderColumns): readonly Follower[] {
  const off = switchedOff.get(databaseOf(db))
  return kinds().followers.filter(({ name, follows }) => follows.when(set) && off?.has(name) !== true)
}

function kinds() {
  if (registered === undefined) throw new Error('outbox-kinds.ts was not loaded')
  return registered
}
