import type { PaymentResponse } from 'mercadopago/dist/clients/payment/commonTypes.js'
import type { PaymentSearch } from 'mercadopago/dist/clients/payment/search/types.js'
import type { RefundResponse } from 'mercadopago/dist/clients/paymentRefund/commonTypes.js'
import type Stripe from 'stripe'

/** The events that the gateway sends; each is checked against its own declaration. */
export type SentEvent =
  | Stripe.ChargeDisputeClosedEvent
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeFailedEvent
  | Stripe.ChargeRefundedEvent
  | Stripe.ChargeSucceededEvent
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

type MercadoPagoRefund = Omit<RefundResponse, 'api_response'>
type MercadoPagoPayment = Omit<PaymentResponse, 'api_response' | 'refunds'> & {
  refunds?: MercadoPagoRefund[]
}

/** Every request and object of the SDK that the gateway speaks. The generator turns each property into a schema. */
export interface ContractRoots {
  // What the gateway sends.
  Charge: Stripe.Charge
  CheckoutSession: Stripe.Checkout.Session
  Dispute: Stripe.Dispute
  Event: SentEvent
  PaymentIntent: Stripe.PaymentIntent
  PaymentMethod: Stripe.PaymentMethod
  Refund: Stripe.Refund
  // What Mercado Pago's face sends, without what its SDK adds. Its amounts are decimal numbers.
  MercadoPagoPayment: MercadoPagoPayment
  MercadoPagoRefund: MercadoPagoRefund
  MercadoPagoRefunds: MercadoPagoRefund[]
  MercadoPagoSearch: { paging: PaymentSearch['paging']; results: MercadoPagoPayment[] }
  // What the gateway reads.
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
