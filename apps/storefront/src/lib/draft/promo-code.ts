import { passing } from '../storage.ts'

const key = 'recadinho.promo.v1'

/** Stores a code from another page until the checkout tries it. */
export function rememberPromoCode(code: string): void {
  if (/^[A-Za-z0-9_-]{1,40}$/.test(code)) passing.write(key, code)
}

/** Reads the stored code and removes it. */
export function takePromoCode(): string | undefined {
  const code = passing.read(key)
  passing.remove(key)
  return typeof code === 'string' ? code : undefined
}
