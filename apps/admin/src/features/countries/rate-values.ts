/** A larger change is more likely a typo than a market movement. */
const unusual = 0.2

/** Normalizes a typed rate to the contract's format, with a decimal point. */
export const typedRate = (typed: string): string => typed.trim().replace(',', '.')

export const isRate = (typed: string): boolean => /^(?=.*[1-9])\d{1,7}(?:\.\d{1,8})?$/.test(typedRate(typed))

/** Relative change of a rate if it is unusually large: 0.35 is 35 %. */
export function unusualChange(was: string | undefined, typed: string): number | undefined {
  if (was === undefined || !isRate(typed)) return undefined
  const change = Number(typedRate(typed)) / Number(was) - 1
  return Math.abs(change) > unusual ? change : undefined
}

/** Formats a rate for display; rates are stored with eight decimals, most of them zero. */
export const rateText = (perUsd: string, tag: string): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 8 }).format(Number(perUsd))

/** Initial value of the rate field. */
export const rateInField = (perUsd: string): string => String(Number(perUsd))
