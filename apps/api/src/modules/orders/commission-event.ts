/** The outbox kind that brings an affiliate's account in line with an order's money; written by `changeOrder`. */
export const commissionKind = 'commission'
