/** §2: the steps of the purchase, in order. */
export const steps = ['package', 'characters', 'personalization'] as const
export type Step = (typeof steps)[number]
export const isStep = (value: unknown): value is Step => steps.some((step) => step === value)

/** The search parameters of the purchase. */
export interface PurchaseSearch {
  step?: Step
  /** A package selected on another page. */
  package?: string
  /** A character selected on another page. */
  character?: string
  /** The seasonal banner that was followed; preselects its occasion. */
  season?: string
  /** A promo code from another page; the checkout tries it. */
  promo?: string
}
