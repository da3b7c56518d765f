/** What became of a charge, in Mercado Pago's words. */
export interface Outcome {
  status: 'pending' | 'approved' | 'in_process' | 'rejected' | 'cancelled' | 'refunded' | 'charged_back'
  status_detail: string
}

/** A payment as Mercado Pago's API answers it, as far as the stand-in supports it. */
export interface MpPayment extends Outcome {
  id: number
  date_created: string
  date_approved: string | null
  date_last_updated: string
  date_of_expiration: string | null
  payment_method_id: string
  payment_type_id: 'bank_transfer' | 'credit_card'
  money_release_date: string | null
  currency_id: 'BRL'
  description: string | null
  live_mode: false
  collector_id: number
  payer: { id: string; email: string; type: 'customer' }
  additional_info: object
  coupon_amount: number
  captured: boolean
  /** Empty: no card number is kept, nor a part of one. */
  card: object
  external_reference: string | null
  metadata: Record<string, unknown>
  /** A decimal number, as Mercado Pago has it. */
  transaction_amount: number
  transaction_amount_refunded: number
  transaction_details: {
    net_received_amount: number
    total_paid_amount: number
    overpaid_amount: number
    installment_amount: number | null
  }
  installments: number
  refunds: MpRefund[]
  point_of_interaction?: {
    type: 'PIX'
    transaction_data: { qr_code: string; qr_code_base64: string; ticket_url: string }
  }
}

export interface MpRefund {
  id: number
  payment_id: number
  amount: number
  /** A PIX refund is `in_process` first; `rejected` also once the payer's bank has sent one back. */
  status: 'approved' | 'in_process' | 'rejected'
  date_created: string
  metadata: object
  source: { id: string; name: string; type: string }
  unique_sequence_number: null
  refund_mode: 'standard'
  adjustment_amount: number
  reason: null
}

/** A card behind a token, usable once: how it will behave and what it is, never its number. */
export interface MpToken {
  id: string
  holder: string
  brand: string
  used: boolean
}

/** A card's holder wants the money back: covered by Mercado Pago or not, or not decided yet. */
export interface MpChargeback {
  id: string
  payments: [number]
  amount: number
  currency: 'BRL'
  reason: string
  coverage_applied: boolean | null
  coverage_elegible: boolean
  documentation_required: boolean
  documentation_status: string
  date_created: string
  date_last_updated: string
  live_mode: false
}

/** A notification: it names the object that has changed, and not how. */
export interface MpNotice {
  id: string
  type: 'payment' | 'topic_chargebacks_wh'
  action: string
  /** Of the payment, or of the chargeback. */
  about: string
  created: string
}
