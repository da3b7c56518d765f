import { AppError } from '../../errors.ts'
import type { Position } from './list-queries.ts'

/** Encodes the end of a page as an opaque, URL-safe cursor. */
export const writeCursor = ({ urgency, order, id }: Position): string =>
  Buffer.from(JSON.stringify([urgency, order, id])).toString('base64url')

/** Rejects anything that `writeCursor` cannot have written. */
export function readCursor(cursor: string): Position {
  const [urgency, order, id] = parse(cursor)
  const known =
    Number.isInteger(urgency) &&
    typeof order === 'string' &&
    /^[\d:. a-z-]{1,60}$/.test(order) &&
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id)
  if (known) return { urgency: Number(urgency), order, id }
  const issues = [{ path: 'query/cursor', message: 'is not one of ours' }]
  throw new AppError('validation_failed', 'query/cursor is not one of ours', { issues })
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
