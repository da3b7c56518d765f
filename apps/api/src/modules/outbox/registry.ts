import type { LocalizedText } from '@recadinho/contracts/common'
import type { OutboxKind } from './kind.ts'

type Kind = Pick<OutboxKind<never>, 'name' | 'label'>

let listed: ReadonlyMap<string, Kind> | undefined

/** Called once, by the file that lists all kinds (`outbox-kinds.ts`): modules below that file look kinds up here. */
export function listKinds<Listed extends Kind>(kinds: readonly Listed[]): readonly Listed[] {
  listed = new Map(kinds.map((kind) => [kind.name, kind]))
  if (listed.size < kinds.length) throw new Error('Two outbox kinds have the same name')
  return kinds
}

/** What staff call a kind; `undefined` for a kind of another release. */
export const labelOf = (name: string): LocalizedText | undefined => allKinds().get(name)?.label

function allKinds() {
  if (listed === undefined) throw new Error('outbox-kinds.ts was not loaded')
  return listed
}
