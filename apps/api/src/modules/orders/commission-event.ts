/** The outbox's kind of event that brings an affiliate's account in line with an order's money; `changeOrder` writes it. */
export const commissionKind = 'commission'
