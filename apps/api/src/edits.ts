import { isDeepStrictEqual } from 'node:util'
import { AppError } from './errors.ts'

/** The fields that change, and what each was on the screen of who changes them; see `EditOf` of the contracts. */
export interface Edit<T> {
  was: { [K in keyof T]?: T[K] | undefined }
  changes: { [K in keyof T]?: T[K] | undefined }
}

export interface AppliedEdit<T> {
  next: T
  /** The fields that are different afterwards. */
  changed: (keyof T & string)[]
}

/** What `now` becomes; throws where another member of staff changed a field that the edit did not see. Read `now` under lock. */
export function applyEdit<T extends object>(now: T, { was, changes }: Edit<T>): AppliedEdit<T> {
  const fields = Object.keys(changes) as (keyof T & string)[] // the contract takes no others
  const changed = fields.filter((field) => !isDeepStrictEqual(changes[field], now[field]))
  const unseen = changed.filter((field) => !isDeepStrictEqual(was[field], now[field]))
  if (unseen.length > 0)
    throw new AppError('version_conflict', 'It has changed in the meantime', { changed: unseen })
  return { next: { ...now, ...changes }, changed }
}

/** For the audit log: each changed field with both values; only its name where it can be personal. */
export function editDetails<T extends object>(
  before: T,
  { next, changed }: AppliedEdit<T>,
  isPersonal: (field: keyof T) => boolean = () => false,
): Record<string, { was?: unknown; now?: unknown }> {
  return Object.fromEntries(
    changed.map((field) => [field, isPersonal(field) ? {} : { was: before[field], now: next[field] }]),
  )
}

/** The same of something new: each field as it begins. */
export const createdDetails = (made: object): Record<string, { now: unknown }> =>
  Object.fromEntries(Object.entries(made).map(([field, now]) => [field, { now }]))
