import { parseBrCode } from '@recadinho/contracts/br-code'
import type { Money } from '@recadinho/contracts/common'

/** Whether a code can be shown: whole by its own check sum, PIX in reais, and for exactly this amount. */
export const isFor = (code: string, { amount, currency }: Money): boolean =>
  currency === 'BRL' && parseBrCode(code)?.amount === amount
