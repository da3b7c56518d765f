/**
 * Whether a path is a checkout, an order or the last offer: pages on which a buyer pays or follows an order, and from
 * which nothing may lead away.
 */
export const isOrderPath = (path: string): boolean =>
  /^\/(checkout|enhanced-checkout|order-confirmation|last-chance)(\/|$)/.test(path)
