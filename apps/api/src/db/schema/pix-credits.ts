/** What the bank reported about money on the shop's own PIX key; kept, because it cannot be polled. */
export interface PixCreditsTable {
  /** The bank's name of the transfer. */
  end_to_end_id: string
  txid: string
  /** The attempt's reference, for the first credit of a code; the transfer's own name for each further one. */
  ref: string
  /** Minor units of BRL. */
  amount: number
  received_at: Date
}
