/**
 * Digits after the decimal point (ISO 4217) for currencies that do not have two. `Intl` cannot be used: it follows cash
 * usage, not the standard (0 for HUF, whose exponent is 2).
 */
const exponents: Record<string, 0 | 3> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** Digits after the decimal point of an amount in this currency (ISO 4217). */
export function currencyExponent(currency: string): 0 | 2 | 3 {
  return exponents[currency] ?? 2
}
