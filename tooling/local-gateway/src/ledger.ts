import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Records } from './records.ts'

/** The gateway's records. Each transaction is one line of the state file, so a kill leaves all of it or none. */
export interface Ledger {
  get<K extends keyof Records>(kind: K, id: string): Records[K] | undefined
  /** Oldest first. */
  list<K extends keyof Records>(kind: K): Records[K][]
  put<K extends keyof Records>(kind: K, value: Records[K]): void
  remove(kind: keyof Records, id: string): void
  /** Runs `work` atomically; a nested transaction joins the outer one. */
  transaction<T>(work: () => T): T
  /** Called after each transaction with changes. */
  onCommit(listener: () => void): void
  close(): void
}

type Change = [kind: keyof Records, id: string, value: { id: string } | null]
type Shelves = { [K in keyof Records]: Map<string, Records[K]> }

/** Opens the ledger; without a path, it is kept in memory. Never change values in place: `put` a new one. */
export function openLedger(statePath?: string): Ledger {
  const shelves = emptyShelves()
  let file = statePath === undefined ? undefined : openLog(statePath, shelves)
  const listeners: (() => void)[] = []
  let batch: Change[] | undefined
  let undo: Change[] = []

  function write(kind: keyof Records, id: string, value: { id: string } | null): void {
    if (!batch) return ledger.transaction(() => write(kind, id, value))
    undo.push([kind, id, shelves[kind].get(id) ?? null])
    batch.push([kind, id, value])
    apply(shelves, [kind, id, value])
  }

  function commit(changes: Change[]): void {
    if (changes.length === 0) return
    if (file !== undefined) append(file, `${JSON.stringify(changes)}\n`)
  }

  const ledger: Ledger = {
    get: (kind, id) => shelves[kind].get(id),
    list: (kind) => [...shelves[kind].values()],
    put: (kind, value) => write(kind, value.id, value),
    remove: (kind, id) => write(kind, id, null),
    transaction(work) {
      if (batch) return work()
      batch = []
      undo = []
      let changes: Change[] = []
      try {
        const result = work()
        changes = batch
        commit(changes)
        return result
      } catch (error) {
        changes = []
        for (const change of undo.toReversed()) apply(shelves, change)
        throw error
      } finally {
        batch = undefined
        if (changes.length > 0) for (const listener of listeners) listener()
      }
    },
    onCommit: (listener) => void listeners.push(listener),
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
  return ledger
}

function emptyShelves(): Shelves {
  return {
    bank_credit: new Map(),
    charge: new Map(),
    checkout_session: new Map(),
    delivery: new Map(),
    dispute: new Map(),
    event: new Map(),
    idempotency: new Map(),
    link_payment: new Map(),
    mp_chargeback: new Map(),
    mp_notice: new Map(),
    mp_payment: new Map(),
    mp_token: new Map(),
    note: new Map(),
    payment_intent: new Map(),
    payment_method: new Map(),
    refund: new Map(),
    setting: new Map(),
  }
}

function apply(shelves: Shelves, [kind, id, value]: Change): void {
  if (value === null) shelves[kind].delete(id)
  else (shelves[kind] as Map<string, { id: string }>).set(id, value) // the kind and its value belong together
}

/** Writes a whole line or none: on a full disk a write may end in the middle. */
function append(file: number, line: string): void {
  const { size } = fstatSync(file)
  try {
    const bytes = Buffer.from(line)
    if (writeSync(file, bytes) < bytes.length) throw new Error('The disk is full')
  } catch (error) {
    ftruncateSync(file, size)
    throw error
  }
}

/** Reads the log, rewrites it without overwritten values, and opens it for appending. */
function openLog(path: string, shelves: Shelves): number {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path)) {
    // Text after the last newline is an incomplete write from a kill; it was never acknowledged.
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
    for (const line of lines) for (const change of JSON.parse(line) as Change[]) apply(shelves, change) // our own file
  }
  const all = Object.entries(shelves).flatMap(([kind, shelf]) =>
    [...shelf.values()].map((value) => JSON.stringify([[kind, value.id, value]])),
  )
  const fresh = `${path}.new`
  writeFileSync(fresh, all.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  renameSync(fresh, path)
  return openSync(path, 'a')
}
