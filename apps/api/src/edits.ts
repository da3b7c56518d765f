import { isDeepStrictEqual } from 'node:util'
import { AppError } from './errors.ts'

/** The fields to change, with the values that the editor saw; see `EditOf` of the contracts. */
export interface Edit<T> {
  was: { [K in keyof T]?: T[K] | undefined }
  changes: { [K in keyof T]?: T[K] | undefined }
}

export interface AppliedEdit<T> {
  next: T
  /** The fields whose values differ. */
  changed: (keyof T & string)[]
}

/**
 * Applies an edit to `now`; throws if another member of staff has changed a field since the editor saw it. Read `now`
 * under lock.
 */
export function applyEdit<T extends object>(now: T, { was, changes }: Edit<T>): AppliedEdit<T> {
  const fields = Object.keys(changes) as (keyof T & string)[] // the contract allows no others
  const changed = fields.filter((field) => !isDeepStrictEqual(changes[field], now[field]))
  const unseen = changed.filter((field) => !isDeepStrictEqual(was[field], now[field]))
  if (unseen.length > 0)
    throw new AppError('version_conflict', 'It has changed in the meantime', { changed: unseen })
  return { next: { ...now, ...changes }, changed }
}

/** For the audit log: each changed field with both values; only its name if it can be personal. */
export function editDetails<T extends object>(
  before: T,
  { next, changed }: AppliedEdit<T>,
  isPersonal: (field: keyof T) => boolean = () => false,
): Record<string, { was?: unknown; now?: unknown }> {
  return Object.fromEntries(
    changed.map((field) => [field, isPersonal(field) ? {} : { was: before[field], now: next[field] }]),
  )
}

/** The same for a new object: each field's initial value. */
export const createdDetails = (made: object): Record<string, { now: unknown }> =>
  Object.fromEntries(Object.entries(made).map(([field, now]) => [field, { now }]))
