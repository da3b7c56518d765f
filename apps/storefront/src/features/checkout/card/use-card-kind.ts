import { toDecimal } from '@recadinho/i18n/money'
import type { Money } from '@recadinho/contracts/common'
import { useRef, useState } from 'react'
import type { MercadoPago } from './load-mercado-pago.ts'

/** What Mercado Pago knows of a card by its first digits. */
export interface CardKind {
  brand: string
  issuerId?: number
  /** In how many payments it takes the total without interest. */
  counts: readonly number[]
}

/** `unknown` while it is being asked or cannot be; `refused` where Mercado Pago takes no such card. */
export type KnownKind = CardKind | 'unknown' | 'refused'

/** Asks what a card is as its first digits are typed; only the latest answer counts. */
export function useCardKind(total: Money) {
  const [kind, setKind] = useState<KnownKind>('unknown')
  const asked = useRef<{ mercadoPago: MercadoPago; bin: string | null }>(null)
  const look = async (mercadoPago: MercadoPago, bin: string | null): Promise<KnownKind> => {
    const question = { mercadoPago, bin }
    asked.current = question
    setKind('unknown')
    if (bin === null) return 'unknown'
    const known = await askKind(mercadoPago, bin, total).catch(() => 'unknown' as const)
    if (asked.current === question) setKind(known)
    return known
  }
  /** Once more, where there was no answer. */
  const lookAgain = async (): Promise<KnownKind> =>
    asked.current ? look(asked.current.mercadoPago, asked.current.bin) : 'unknown'
  return { kind, look, lookAgain }
}

async function askKind(mercadoPago: MercadoPago, bin: string, total: Money): Promise<KnownKind> {
  const { results = [] } = await mercadoPago.getPaymentMethods({ bin })
  const [method] = results
  if (typeof method?.id !== 'string') return 'refused'
  const issuer = Number(method.issuer?.id)
  return {
    brand: method.id,
    ...(Number.isSafeInteger(issuer) && issuer > 0 ? { issuerId: issuer } : {}),
    // A card that cannot be asked about is paid at once.
    counts: await freeCounts(mercadoPago, bin, total).catch(() => [1]),
  }
}

async function freeCounts(mercadoPago: MercadoPago, bin: string, total: Money): Promise<number[]> {
  const [offer] = await mercadoPago.getInstallments({ amount: toDecimal(total), bin })
  const free = (offer?.payer_costs ?? []).filter(({ installment_rate: rate }) => rate === 0)
  return free.map(({ installments }) => Number(installments))
}
