import { AppError } from '../../errors.ts'

/** Rejects a staff decision on an order that has changed since they read it (O1.12). */
export function checkVersion(order: { version: number }, version: number): void {
  if (order.version !== version) throw versionConflict(order)
}

export const versionConflict = ({ version }: { version: number }) =>
  new AppError('version_conflict', 'The order has changed in the meantime', { version })
