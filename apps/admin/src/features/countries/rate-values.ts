/** Beyond this change a rate is more likely a slip than a market. */
const unusual = 0.2

/** What was typed as the contract has it: a point before the decimals, none after the last that counts. */
export const typedRate = (typed: string): string => typed.trim().replace(',', '.')

export const isRate = (typed: string): boolean => /^(?=.*[1-9])\d{1,7}(?:\.\d{1,8})?$/.test(typedRate(typed))

/** By how much a rate goes up or down, where that is more than is usual: 0.35 is 35 %. */
export function unusualChange(was: string | undefined, typed: string): number | undefined {
  if (was === undefined || !isRate(typed)) return undefined
  const change = Number(typedRate(typed)) / Number(was) - 1
  return Math.abs(change) > unusual ? change : undefined
}

/** As people read it; eight decimals are kept, most of them zero. */
export const rateText = (perUsd: string, tag: string): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 8 }).format(Number(perUsd))

/** As a field begins with it. */
export const rateInField = (perUsd: string): string => String(Number(perUsd))
