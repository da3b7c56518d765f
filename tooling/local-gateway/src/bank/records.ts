/** Money received on the shop's own PIX key. */
export interface BankCredit {
  /** The transfer's unique end-to-end id: "E" plus 31 letters and digits. */
  id: string
  /** The reference in the paid code. */
  txid: string
  /** Cents of BRL. */
  amount: number
  /** Seconds. */
  created: number
}

/** A paid payment link. The shop is not notified: staff see it here, as on their payment service's pages. */
export interface LinkPayment {
  id: string
  link: string
  amount: number
  currency: string
  reference: string
  created: number
}
