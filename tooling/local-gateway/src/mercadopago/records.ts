/** The result of a charge, in Mercado Pago's terms. */
export interface Outcome {
  status: 'pending' | 'approved' | 'in_process' | 'rejected' | 'cancelled' | 'refunded' | 'charged_back'
  status_detail: string
}

/** A payment in Mercado Pago's API, limited to the fields that the stand-in supports. */
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
  /** Empty: no part of a card number is stored. */
  card: object
  external_reference: string | null
  metadata: Record<string, unknown>
  /** A decimal number, as in Mercado Pago's API. */
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
  /** A PIX refund starts as `in_process`; `rejected` also means that the payer's bank returned it. */
  status: 'approved' | 'in_process' | 'rejected'
  date_created: string
  metadata: object
  source: { id: string; name: string; type: string }
  unique_sequence_number: null
  refund_mode: 'standard'
  adjustment_amount: number
  reason: null
}

/** A card behind a single-use token: its behaviour and brand, never its number. */
export interface MpToken {
  id: string
  holder: string
  brand: string
  used: boolean
}

/** A cardholder's dispute: covered by Mercado Pago, not covered, or undecided. */
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

/** A notification: it names the changed object, but not the change. */
export interface MpNotice {
  id: string
  type: 'payment' | 'topic_chargebacks_wh'
  action: string
  /** Id of the payment or chargeback. */
  about: string
  created: string
}
