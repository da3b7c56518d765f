import { AppError } from '../../errors.ts'
import type { SettingsRow } from './queries.ts'

/** Refuses what would begin something new while the shop is under maintenance; what runs already goes on. */
export function requireOpenShop({ maintenance }: Pick<SettingsRow, 'maintenance'>): void {
  if (maintenance) throw new AppError('maintenance', 'The shop is under maintenance')
}
