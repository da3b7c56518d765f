/** Normalizes a typed rate to the contract's format, with a decimal point. */
export const typedRate = (typed: string): string => typed.trim().replace(',', '.')

export const isRate = (typed: string): boolean => /^(?=.*[1-9])\d{1,7}(?:\.\d{1,8})?$/.test(typedRate(typed))

/** Formats a rate for display; rates are stored with eight decimals, most of them zero. */
export const rateText = (perUsd: string, tag: string): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 8 }).format(Number(perUsd))

/** Initial value of the rate field. */
export const rateInField = (perUsd: string): string => String(Number(perUsd))
