/** §2: the steps of the purchase, in their order. */
export const steps = ['package', 'characters', 'personalization'] as const
export type Step = (typeof steps)[number]
export const isStep = (value: unknown): value is Step => steps.some((step) => step === value)

/** What the purchase's address may carry. */
export interface PurchaseSearch {
  step?: Step
  /** A package chosen on another page. */
  package?: string
  /** A character chosen on another page. */
  character?: string
  /** A promo code taken on another page; the checkout tries it. */
  promo?: string
}
