import { AppError } from '../../errors.ts'
import type { SettingsRow } from './queries.ts'

/** Rejects starting anything new while the shop is under maintenance; what is in progress continues. */
export function requireOpenShop({ maintenance }: Pick<SettingsRow, 'maintenance'>): void {
  if (maintenance) throw new AppError('maintenance', 'The shop is under maintenance')
}
