/** A button's label, and what to expect in the shop and its admin app after pressing it. */
export interface SceneText {
  label: string
  see: string
}

const scenes = {
  pay: {
    label: 'Pay',
    see: 'The buyer’s page says that it is paid; in the admin the order is “In production” with its clock of 24 hours.',
  },
  decline: {
    label: 'Decline',
    see: 'The buyer’s page says that it failed and offers to try again; the order stays “Pending payment”.',
  },
  payShort: {
    label: 'Pay one cent less',
    see: 'The order is not paid. The admin’s page “Payments” shows “Mismatched payment”, with one click to refund it.',
  },
  payOver: {
    label: 'Pay one cent more',
    see: 'The order is not paid. The admin’s page “Payments” shows “Mismatched payment”, with one click to refund it.',
  },
  payDollars: {
    label: 'Pay in another currency',
    see: 'The same number, in dollars instead of reais. The order is not paid; “Payments” shows “Mismatched payment”.',
  },
  expire: {
    label: 'Let the code expire',
    see: 'The buyer’s page no longer shows the code and offers a new one for the same order.',
  },
  payLate: {
    label: 'Pay late',
    see: 'The payment counts: the order is “In production”, and its timeline says “It arrived after the payment had expired”. If it was paid by another method in the meantime, “Payments” shows “Duplicate payment” and this payment is refunded.',
  },
  raisePrice: {
    label: 'A day passes, and the price rises by 10.00',
    see: 'First let the order’s PIX code expire. Within ten seconds the order is “Expired”; paying it again, the buyer is shown the new price first. An old code of Stripe’s is canceled then. “Pay late” on an old one of Mercado Pago’s pays too little: “Payments” shows “Underpaid”, with one click to refund it.',
  },
  payAgain: {
    label: 'Pay a second time',
    see: 'The order stays as it is. “Payments” shows “Unmatched payment”, to attach to an order or to refund.',
  },
  payUnmatched: {
    label: 'A payment nobody asked for',
    see: '“Payments” shows “Unmatched payment”, to attach to an order by its number or to refund.',
  },
  submitSession: {
    label: 'Leave the page before the payment arrives',
    see: 'Back in the shop the buyer reads that the payment is on its way; it is not paid yet.',
  },
  refund: {
    label: 'Refund in full from the provider’s dashboard',
    see: 'The order’s payment is “Refunded”, and its refunds list one that was made at the provider.',
  },
  refundPart: {
    label: 'Refund 1.00 from the provider’s dashboard',
    see: 'The order’s payment is “Partly refunded”; 1.00 less can still be refunded.',
  },
  completeRefund: {
    label: 'The bank completes the refund',
    see: 'The refund is no longer “In progress”; only now does it count.',
  },
  refuseRefund: {
    label: 'The bank refuses the refund',
    see: 'The refund is “Failed”, and the amount can be refunded again.',
  },
  failRefund: {
    label: 'The refund comes back from the bank',
    see: 'The refund is “Failed”, the payment counts again, and “Payments” shows “Refund returned”.',
  },
  inquire: {
    label: 'The bank asks about the payment',
    see: 'An inquiry is no dispute: no money moves, the payment stays “Paid”, and it can still be refunded.',
  },
  inquiryClosed: {
    label: 'The inquiry ends',
    see: 'Nothing changes: the payment is “Paid” as before.',
  },
  inquiryDisputed: {
    label: 'The inquiry becomes a dispute',
    see: 'The payment is “Disputed” from now on, and “Payments” shows it.',
  },
  dispute: {
    label: 'Dispute',
    see: 'The order’s payment is “Disputed” and “Payments” shows it; it cannot be refunded in the meantime.',
  },
  disputeWon: {
    label: 'The shop wins the dispute',
    see: 'The order’s payment is “Paid” again, and its item in “Payments” closes automatically.',
  },
  disputeLost: {
    label: 'The shop loses the dispute',
    see: 'The payment is “Lost”, it no longer counts, and its item in “Payments” closes automatically.',
  },
  credit: {
    label: 'Pay it',
    see: 'The order with this code is “In production”. An unknown reference, or a code that was paid before, is “Unmatched payment”.',
  },
  creditShort: {
    label: 'Pay one cent less',
    see: 'The order is not paid. “Payments” shows “Mismatched payment”.',
  },
  creditOver: {
    label: 'Pay one cent more',
    see: 'The order is not paid. “Payments” shows “Mismatched payment”.',
  },
  creditAgain: {
    label: 'Pay it once more',
    see: '“Payments” shows the second transfer as “Unmatched payment”: staff refund it themselves.',
  },
  resend: {
    label: 'Send again',
    see: 'The answer is 200 and nothing changes: an event counts once, however often it comes.',
  },
  forge: {
    label: 'Send with a wrong signature',
    see: 'The answer is 400, nothing is stored, and the counter of refused webhooks goes up by one.',
  },
  forgeOld: {
    label: 'Send with a signature of ten minutes ago',
    see: 'The answer is 400: a recorded webhook cannot be used later.',
  },
  forgeAhead: {
    label: 'Send with a signature ten minutes ahead',
    see: 'The answer is 400, and nothing is stored.',
  },
  forgeChanged: {
    label: 'Change it after it was signed',
    see: 'The answer is 400: not one byte of what was signed may differ.',
  },
  deliver: { label: 'Deliver', see: 'As it should be: each event once, at once, again until it is taken.' },
  hold: {
    label: 'Delay them',
    see: 'Pay something: the buyer’s page still finds out, because the shop polls every ten seconds. Once released, nothing happens twice.',
  },
  drop: {
    label: 'Drop them',
    see: 'Pay something: the shop finds out by asking, within ten seconds while the buyer waits and two minutes at most.',
  },
  duplicate: {
    label: 'Send each twice',
    see: 'Pay something: one receipt, one entry in the order’s timeline.',
  },
  reverse: {
    label: 'Keep, to send the newest first',
    see: 'Pay, refund, then release with the newest first: the order ends as if all had come in order.',
  },
  'wrong-signature': {
    label: 'Sign wrongly',
    see: 'Pay something: each delivery below is answered 400; the order is paid all the same, by asking.',
  },
  releaseAsSent: { label: 'Release as they came', see: 'Every event that was held is delivered.' },
  releaseNewestFirst: {
    label: 'Release, the newest first',
    see: 'Each waits for the one before; older news never undo newer ones.',
  },
  '409': {
    label: '409 Conflict',
    see: 'Nothing was done. The shop tries again, or asks the buyer to try again in a moment.',
  },
  '429': {
    label: '429 Too many requests',
    see: 'Nothing was done. The buyer is asked to try again in a moment; the next try continues the same payment.',
  },
  'lock-timeout': {
    label: '429 Locked, try again',
    see: 'Another call holds the object. Nothing was done, the gateway says to try again, and the shop does so at once.',
  },
  '500': {
    label: '500 Internal error',
    see: 'The outcome is unknown, never “failed”: nobody can pay twice in the meantime, and within two minutes it is known.',
  },
  '500-after-commit': {
    label: '500, though it was done',
    see: 'The outcome is unknown until the shop finds the payment that was made; there is no second one in the list above.',
  },
  'close-before-commit': {
    label: 'Hang up before',
    see: 'Once: the shop tries again and the buyer notices nothing. Many times: unknown, then known.',
  },
  'close-after-commit': {
    label: 'Hang up afterwards',
    see: 'The shop repeats the call with the same key and gets the same payment: the list above has one.',
  },
  'foreign-json': {
    label: 'Someone else’s JSON',
    see: 'Not taken for a success, nor for “there is nothing”: unknown, then polled.',
  },
  'foreign-json-after-commit': {
    label: 'Someone else’s JSON, though it was done',
    see: 'Unknown, then the payment that was made is found: the list above has one.',
  },
  html: {
    label: 'A web page in place of JSON',
    see: 'As a hotel’s sign-in page would do: unknown, then polled.',
  },
  'html-after-commit': {
    label: 'A web page, though it was done',
    see: 'Unknown, then the payment that was made is found: the list above has one.',
  },
  '404': {
    label: 'Someone else’s 404',
    see: 'As a proxy answers that knows no such address. Not taken for “there is no such payment”: unknown, then polled.',
  },
  'wrong-code': {
    label: 'A PIX code with a wrong checksum',
    see: 'The code is never shown. The shop voids it and offers the buyer another try or another payment method.',
  },
  drip: {
    label: 'Answer byte by byte',
    see: 'After eight seconds the shop stops waiting. The outcome is unknown, then found.',
  },
  delay: {
    label: 'Answer late',
    see: 'The buyer’s button shows that it works. Beyond eight seconds the outcome is unknown, then found.',
  },
  hold_calls: {
    label: 'Do not answer at all',
    see: 'The gateway is down until “Back to normal”. An open payment’s outcome is unknown and no other opens beside it, so nobody pays twice; afterwards it continues.',
  },
  killApi: {
    label: 'Kill the API (-9)',
    see: 'Anyone who presses something just then reads that the shop is taking a short break; open pages continue automatically. Within seconds the API is running again without anyone’s help, as the terminal says. Whatever a buyer was told is still there, each order and each payment once.',
  },
  'kill-before-commit': {
    label: 'Kill the API as it calls',
    see: 'The gateway has done nothing and the API is dead. Once restarted, it calls again: the list above has one payment. For “read payments”, it had stored a webhook: the order is paid anyway.',
  },
  'kill-after-commit': {
    label: 'Kill the API before it gets the answer',
    see: 'The gateway has done it, and its answer was lost. Once restarted, the API finds what was made: the list above has one payment, a refund is made once.',
  },
  clock30: {
    label: '31 minutes on',
    see: 'Open PIX codes expire at the gateway; within a minute the buyer’s page offers a new one.',
  },
  clock60: {
    label: '61 minutes on',
    see: 'Open pay pages of the gateway’s expire, too; the buyer can start again from the order.',
  },
  clock1440: {
    label: 'A day and an hour on',
    see: 'The gateway has forgotten its idempotency keys: what is repeated now must be found by what the shop wrote on it.',
  },
  refundsUsual: {
    label: 'As usual',
    see: 'A card’s refund succeeds at once. A PIX refund is “In progress” for a moment first.',
  },
  refundsHeld: {
    label: 'Hold them',
    see: 'Refund something: it stays “In progress”, cannot be refunded twice in the meantime, and its bank answers by a button of the payment above.',
  },
  refundsFail: {
    label: 'Let them fail',
    see: 'Refund something: it is “In progress”, then “Failed”, and the amount can be refunded again.',
  },
  card: {
    label: 'Card',
    see: 'Switched off, a card payment of Stripe’s cannot be opened, and the buyer is offered another payment method.',
  },
  pix: { label: 'PIX', see: 'Switched off, PIX by Stripe cannot be opened: no empty code is shown.' },
  backToNormal: {
    label: 'Back to normal',
    see: 'No fault, the true time, the old prices, every event delivered, also those that were held.',
  },
} satisfies Record<string, SceneText>

export type SceneId = keyof typeof scenes

/** The rehearsal page in English. */
export const EN = {
  scenes: scenes as Record<SceneId, SceneText>,
  title: 'Rehearsal',
  intro:
    'Place an order in the shop, then come here to play out what a payment provider, a bank or the network can do to a payment. Next to each button is what you should see.',
  shop: 'Shop',
  admin: 'Admin',
  refresh: 'Refresh',
  language: 'Português',
  played: 'Played:',
  normal: 'Everything is normal.',
  notNormal: 'Not normal:',
  clockAhead: 'the clock is ahead by',
  minutes: 'minutes',
  faultsOrdered: 'faults set:',
  webhooksAre: 'webhooks:',
  methodsOff: 'switched off:',
  pricesRaised: 'prices are raised',
  shopItself: 'The shop itself',
  apiUp: 'The API answers.',
  apiDown: 'The API is restarting.',
  apiAway: 'the API is restarting',
  apiEnds: 'Times it has stopped since the start:',
  orderNumber: 'Order number',
  killAtHint: 'To kill it at a chosen call, see the last two faults below.',
  payments: 'Payments',
  noPayment: 'No payment yet. Order something in the shop and choose a payment method.',
  nothingToDo: 'There’s nothing to try on it right now.',
  unnamed: 'Made outside the shop',
  unmatchedStripe: 'By Stripe',
  unmatchedMercadoPago: 'By Mercado Pago',
  unmatchedBank: 'On the PIX key',
  bank: 'The bank: the shop’s own PIX key',
  bankHint: 'Copy the code from the buyer’s page. Only the bank notifies the shop, with a signature.',
  code: 'PIX copy-and-paste code',
  reference: 'or its reference',
  amount: 'Amount in cents, where not the code’s',
  credits: 'What arrived',
  links: 'Payment links that were paid',
  linksHint:
    'The shop is not notified. In the admin, open the order with this reference and confirm it manually.',
  webhooks: 'Webhooks',
  webhooksNow: 'How new ones are delivered',
  held: 'held back',
  deliveries: 'What was sent, and the API’s answer',
  noDelivery: 'Nothing sent yet.',
  inUse: 'in use',
  details: 'View details',
  tries: 'tries',
  answer: 'answer',
  noAnswer: 'none yet',
  delivery: { queued: 'on its way', held: 'held back', dropped: 'not sent again', delivered: 'taken' },
  forged: 'wrong signature',
  sentTo: 'Sent to',
  headers: 'Headers (signed as of now)',
  body: 'Body',
  answered: 'The API answered',
  back: 'Back to the rehearsal',
  faults: 'Faults of the gateways’ API',
  faultsHint: 'Choose which calls, then what happens to them.',
  calls: 'Which calls',
  callGroups: {
    '': 'All',
    ' /v1/': 'Stripe: everything',
    '/mercadopago/': 'Mercado Pago: everything',
    'POST /v1/payment_intents': 'Stripe: open, confirm or cancel a payment',
    'GET /v1/payment_intents': 'Stripe: read payments',
    '/v1/checkout/sessions': 'Stripe: its own pay page',
    'POST /v1/refunds': 'Stripe: refund',
    'POST /mercadopago/v1/payments': 'Mercado Pago: open or refund a payment',
    'GET /mercadopago/': 'Mercado Pago: read payments',
    'PUT /mercadopago/': 'Mercado Pago: cancel a payment',
    '/card_tokens': 'Mercado Pago: the card form',
  } as Record<string, string>,
  times: 'How many calls',
  percent: 'Of a hundred such calls, how many',
  milliseconds: 'Milliseconds (late, or between bytes)',
  seconds: 'Seconds (Retry-After of 429)',
  ordered: 'Set now',
  clearFaults: 'Clear the faults',
  clock: 'The gateways’ clock',
  clockNow: 'It is',
  refunds: 'How banks answer refunds',
  refundsAre: 'refunds:',
  account: 'What the Stripe account takes',
  on: 'on',
  off: 'off',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  methods: { card: 'card', pix: 'PIX', page: 'pay page' },
  bankName: 'Bank',
  standings: {
    open: 'nothing submitted yet',
    waiting: 'waits for the buyer',
    review: 'under review',
    paid: 'paid',
    refused: 'refused',
    ended: 'the code has expired',
    cancelled: 'canceled by the shop',
    partlyRefunded: 'partly refunded',
    refunded: 'refunded',
    inquired: 'the bank asks',
    disputed: 'disputed',
    lost: 'dispute lost',
  },
}
