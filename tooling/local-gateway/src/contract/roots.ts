import type { PaymentResponse } from 'mercadopago/dist/clients/payment/commonTypes.js'
import type { PaymentSearch } from 'mercadopago/dist/clients/payment/search/types.js'
import type { RefundResponse } from 'mercadopago/dist/clients/paymentRefund/commonTypes.js'
import type Stripe from 'stripe'

/** The events that the gateway sends; each is checked against its own declaration. */
export type SentEvent =
  | Stripe.ChargeDisputeClosedEvent
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeDisputeFundsReinstatedEvent
  | Stripe.ChargeDisputeFundsWithdrawnEvent
  | Stripe.ChargeDisputeUpdatedEvent
  | Stripe.ChargeFailedEvent
  | Stripe.ChargeRefundedEvent
  | Stripe.ChargeSucceededEvent
  | Stripe.ChargeUpdatedEvent
  | Stripe.CheckoutSessionAsyncPaymentFailedEvent
  | Stripe.CheckoutSessionAsyncPaymentSucceededEvent
  | Stripe.CheckoutSessionCompletedEvent
  | Stripe.CheckoutSessionExpiredEvent
  | Stripe.PaymentIntentCanceledEvent
  | Stripe.PaymentIntentCreatedEvent
  | Stripe.PaymentIntentPaymentFailedEvent
  | Stripe.PaymentIntentRequiresActionEvent
  | Stripe.PaymentIntentSucceededEvent
  | Stripe.RefundCreatedEvent
  | Stripe.RefundFailedEvent
  | Stripe.RefundUpdatedEvent

/**
 * Mercado Pago's SDK marks no field as required. Its reference shows these in every response
 * (mercadopago.com.br/developers/pt/reference, "Get payment" and "Create refund"), with null for no value.
 */
type PromisedPayment = {
  id: number
  date_created: string
  date_approved: string | null
  date_last_updated: string
  date_of_expiration: string | null
  money_release_date: string | null
  payment_method_id: string
  payment_type_id: string
  status: string
  status_detail: string
  currency_id: string
  description: string | null
  live_mode: boolean
  collector_id: number
  payer: NonNullable<PaymentResponse['payer']>
  metadata: Record<string, unknown>
  additional_info: NonNullable<PaymentResponse['additional_info']>
  external_reference: string | null
  transaction_amount: number
  transaction_amount_refunded: number
  coupon_amount: number
  transaction_details: Omit<TransactionDetails, keyof PromisedDetails> & PromisedDetails
  captured: boolean
  installments: number
  card: NonNullable<PaymentResponse['card']>
  refunds: MercadoPagoRefund[]
  point_of_interaction?: {
    type: string
    transaction_data: { qr_code: string; qr_code_base64: string; ticket_url: string }
  }
}
type TransactionDetails = NonNullable<PaymentResponse['transaction_details']>
type PromisedDetails = {
  net_received_amount: number
  total_paid_amount: number
  overpaid_amount: number
  installment_amount: number | null
}
type PromisedRefund = {
  id: number
  payment_id: number
  amount: number
  metadata: Record<string, unknown>
  source: NonNullable<RefundResponse['source']>
  date_created: string
  unique_sequence_number: string | null
  refund_mode: string
  adjustment_amount: number
  status: string
  reason: string | null
}

type MercadoPagoRefund = Omit<RefundResponse, 'api_response' | keyof PromisedRefund> & PromisedRefund
type MercadoPagoPayment = Omit<PaymentResponse, 'api_response' | keyof PromisedPayment> & PromisedPayment

/** Every request and object of the SDK that the gateway supports. The generator converts each property to a schema. */
export interface ContractRoots {
  // Sent by the gateway.
  Charge: Stripe.Charge
  CheckoutSession: Stripe.Checkout.Session
  Dispute: Stripe.Dispute
  Event: SentEvent
  PaymentIntent: Stripe.PaymentIntent
  PaymentMethod: Stripe.PaymentMethod
  Refund: Stripe.Refund
  // Sent by the Mercado Pago part, without the fields that its SDK adds. Amounts are decimal numbers.
  MercadoPagoPayment: MercadoPagoPayment
  MercadoPagoRefund: MercadoPagoRefund
  MercadoPagoRefunds: MercadoPagoRefund[]
  MercadoPagoSearch: { paging: PaymentSearch['paging']; results: MercadoPagoPayment[] }
  // Received by the gateway.
  ChargeListParams: Stripe.ChargeListParams
  ChargeRetrieveParams: Stripe.ChargeRetrieveParams
  CheckoutSessionCreateParams: Stripe.Checkout.SessionCreateParams
  CheckoutSessionExpireParams: Stripe.Checkout.SessionExpireParams
  CheckoutSessionListParams: Stripe.Checkout.SessionListParams
  CheckoutSessionRetrieveParams: Stripe.Checkout.SessionRetrieveParams
  DisputeListParams: Stripe.DisputeListParams
  DisputeRetrieveParams: Stripe.DisputeRetrieveParams
  EventListParams: Stripe.EventListParams
  EventRetrieveParams: Stripe.EventRetrieveParams
  PaymentIntentCancelParams: Stripe.PaymentIntentCancelParams
  PaymentIntentConfirmParams: Stripe.PaymentIntentConfirmParams
  PaymentIntentCreateParams: Stripe.PaymentIntentCreateParams
  PaymentIntentListParams: Stripe.PaymentIntentListParams
  PaymentIntentRetrieveParams: Stripe.PaymentIntentRetrieveParams
  PaymentIntentSearchParams: Stripe.PaymentIntentSearchParams
  PaymentIntentUpdateParams: Stripe.PaymentIntentUpdateParams
  PaymentMethodCreateParams: Stripe.PaymentMethodCreateParams
  PaymentMethodRetrieveParams: Stripe.PaymentMethodRetrieveParams
  RefundCreateParams: Stripe.RefundCreateParams
  RefundListParams: Stripe.RefundListParams
  RefundRetrieveParams: Stripe.RefundRetrieveParams
}
