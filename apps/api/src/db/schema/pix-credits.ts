/** The bank's reports of money on the shop's own PIX key; stored, because they cannot be polled. */
export interface PixCreditsTable {
  /** The bank's id of the transfer. */
  end_to_end_id: string
  txid: string
  /** The attempt's reference for the first credit of a code; the transfer's own id for further ones. */
  ref: string
  /** Minor units of BRL. */
  amount: number
  received_at: Date
}
