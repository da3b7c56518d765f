import type { ChangeCurrencyRateBody } from '@recadinho/contracts/countries'
import type { Context } from '../../context.ts'
import { applyEdit, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { lockRate, putRate } from './queries.ts'

/** Sets the rate by which USD prices are converted. Existing orders keep their rate. */
export function changeCurrencyRate(
  { clock, confirmedChange }: Pick<Context, 'clock' | 'confirmedChange'>,
  currency: string,
  { was, changes }: ChangeCurrencyRateBody,
  asker: Asker,
): Promise<void> {
  if (currency === 'USD' || !isCurrency(currency))
    throw new AppError('not_found', 'This currency has no rate to set')
  return confirmedChange(asker, async (tx) => {
    const row = await lockRate(tx, currency)
    const before: { perUsd?: string | undefined } = { perUsd: row?.per_usd }
    const edited = applyEdit(before, {
      was: { perUsd: asKept(was.perUsd) },
      changes: { perUsd: asKept(changes.perUsd) },
    })
    const { perUsd } = edited.next
    if (edited.changed.length === 0 || perUsd === undefined) return
    const now = clock.now()
    await putRate(tx, currency, perUsd, now)
    await insertAuditEntry(tx, {
      at: now,
      ...asker,
      action: 'currency_rate.changed',
      subject: `currency-rates/${currency}`,
      details: row ? editDetails(before, edited) : { perUsd: { now: perUsd } },
    })
  })
}

/** With the table's eight decimals, so that equal rates are equal strings. */
function asKept(rate: string | undefined): string | undefined {
  if (rate === undefined) return undefined
  const [whole = '', decimals = ''] = rate.split('.')
  return `${BigInt(whole)}.${decimals.padEnd(8, '0')}`
}

const known = new Set(Intl.supportedValuesOf('currency'))

/** Whether ISO 4217 has it, according to the platform. */
export const isCurrency = (code: string): boolean => known.has(code)
