import { parseBrCode } from '@recadinho/contracts/br-code'
import type { Money } from '@recadinho/contracts/common'

/** Whether a code may be shown: its checksum is right, it is PIX in reais, and for exactly this amount. */
export const isFor = (code: string, { amount, currency }: Money): boolean =>
  currency === 'BRL' && parseBrCode(code)?.amount === amount
