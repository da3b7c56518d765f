import { toDecimal } from '@recadinho/i18n/money'
import type { Money } from '@recadinho/contracts/common'
import { useRef, useState } from 'react'
import type { MercadoPago } from './load-mercado-pago.ts'

/** What Mercado Pago reports for a card's first digits. */
export interface CardKind {
  brand: string
  issuerId?: number
  /** The interest-free numbers of installments. */
  counts: readonly number[]
}

/** `unknown`: loading, or the lookup failed; `refused`: Mercado Pago does not accept the card. */
export type KnownKind = CardKind | 'unknown' | 'refused'

/** Looks up a card while its first digits are entered; only the latest response counts. */
export function useCardKind(total: Money) {
  const [kind, setKind] = useState<KnownKind>('unknown')
  const latest = useRef<{ mercadoPago: MercadoPago; bin: string | null }>(null)
  const look = async (mercadoPago: MercadoPago, bin: string | null): Promise<KnownKind> => {
    const question = { mercadoPago, bin }
    latest.current = question
    setKind('unknown')
    if (bin === null) return 'unknown'
    const known = await fetchKind(mercadoPago, bin, total).catch(() => 'unknown' as const)
    if (latest.current === question) setKind(known)
    return known
  }
  /** Retries a failed lookup. */
  const lookAgain = async (): Promise<KnownKind> =>
    latest.current ? look(latest.current.mercadoPago, latest.current.bin) : 'unknown'
  return { kind, look, lookAgain }
}

async function fetchKind(mercadoPago: MercadoPago, bin: string, total: Money): Promise<KnownKind> {
  const { results = [] } = await mercadoPago.getPaymentMethods({ bin })
  const [method] = results
  if (typeof method?.id !== 'string') return 'refused'
  const issuer = Number(method.issuer?.id)
  return {
    brand: method.id,
    ...(Number.isSafeInteger(issuer) && issuer > 0 ? { issuerId: issuer } : {}),
    // If the plans cannot be loaded, only a single payment is allowed.
    counts: await freeCounts(mercadoPago, bin, total).catch(() => [1]),
  }
}

async function freeCounts(mercadoPago: MercadoPago, bin: string, total: Money): Promise<number[]> {
  const [offer] = await mercadoPago.getInstallments({ amount: toDecimal(total), bin })
  const free = (offer?.payer_costs ?? []).filter(({ installment_rate: rate }) => rate === 0)
  return free.map(({ installments }) => Number(installments))
}
