/** What a button is called, and what one should see in the shop and in its admin once it was pressed. */
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
    see: 'The order is not paid. The admin’s page “Money” shows “Not what was asked for”, with one click to refund it.',
  },
  payOver: {
    label: 'Pay one cent more',
    see: 'The order is not paid. The admin’s page “Money” shows “Not what was asked for”, with one click to refund it.',
  },
  payDollars: {
    label: 'Pay in another currency',
    see: 'The same number, in dollars instead of reais. The order is not paid; “Money” shows “Not what was asked for”.',
  },
  expire: {
    label: 'Let the code end',
    see: 'The buyer’s page no longer shows the code and offers a new one for the same order.',
  },
  payLate: {
    label: 'Pay late',
    see: 'The money counts: the order is “In production”, and its history says “late”. If it was paid by another method meanwhile, “Money” shows “Paid twice” and this payment is refunded.',
  },
  raisePrice: {
    label: 'A day passes, and the price rises by 10.00',
    see: 'First let the order’s PIX code end. Within ten seconds the order is “Expired”; paying it again, the buyer is shown the new price first. An old code of Stripe’s is cancelled then. “Pay late” on an old one of Mercado Pago’s pays too little: “Money” shows “Paid too little”, with one click to refund it.',
  },
  payAgain: {
    label: 'Pay a second time',
    see: 'The order stays as it is. “Money” shows “Money without an order”, to attach or to refund.',
  },
  payUnmatched: {
    label: 'Money without an order',
    see: '“Money” shows “Money without an order”, to attach to an order by its number or to refund.',
  },
  submitSession: {
    label: 'Leave the page before the money is there',
    see: 'Back in the shop the buyer reads that the payment is on its way; it is not paid yet.',
  },
  refund: {
    label: 'Refund all in the dashboard',
    see: 'The order’s payment is “Refunded”, and its refunds list one that was made at the gateway.',
  },
  refundPart: {
    label: 'Refund 1.00 in the dashboard',
    see: 'The order’s payment is “Partly refunded”; 1.00 less can still be refunded.',
  },
  completeRefund: {
    label: 'The bank completes the refund',
    see: 'The refund is no longer “Under way”; only now it counts.',
  },
  refuseRefund: {
    label: 'The bank refuses the refund',
    see: 'The refund is “Failed”, and the amount can be refunded again.',
  },
  failRefund: {
    label: 'The refund comes back from the bank',
    see: 'The refund is “Failed”, the money counts again, and “Money” shows “Refund came back”.',
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
    see: 'The payment is “Disputed” from now on, and “Money” shows it.',
  },
  dispute: {
    label: 'Dispute',
    see: 'The order’s payment is “Disputed” and “Money” shows it; it cannot be refunded meanwhile.',
  },
  disputeWon: {
    label: 'The shop wins the dispute',
    see: 'The order’s payment is “Paid” again, and the entry in “Money” closes by itself.',
  },
  disputeLost: {
    label: 'The shop loses the dispute',
    see: 'The payment is “Lost”, its money no longer counts, and the entry in “Money” closes by itself.',
  },
  credit: {
    label: 'Pay it',
    see: 'The order with this code is “In production”. An unknown reference, or a code that was paid before, is “Money without an order”.',
  },
  creditShort: {
    label: 'Pay one cent less',
    see: 'The order is not paid. “Money” shows “Not what was asked for”.',
  },
  creditOver: {
    label: 'Pay one cent more',
    see: 'The order is not paid. “Money” shows “Not what was asked for”.',
  },
  creditAgain: {
    label: 'Pay it once more',
    see: '“Money” shows the second transfer as “Money without an order”: staff refund it by hand.',
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
    label: 'Hold back',
    see: 'Pay something: the buyer’s page still finds out, because the shop polls every ten seconds. Once released, nothing happens twice.',
  },
  drop: {
    label: 'Lose them',
    see: 'Pay something: it is found by asking, in ten seconds while the buyer waits and in two minutes at most.',
  },
  duplicate: {
    label: 'Send each twice',
    see: 'Pay something: one receipt, one line in the order’s history.',
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
    see: 'Nothing was done. The shop tries again, or the buyer reads to try again in a moment.',
  },
  '429': {
    label: '429 Too many requests',
    see: 'Nothing was done. The buyer is told to try again in a moment; the next try goes on with the same payment.',
  },
  'lock-timeout': {
    label: '429 Locked, try again',
    see: 'Another call holds the object. Nothing was done, the gateway says to try again, and the shop does so at once.',
  },
  '500': {
    label: '500 Internal error',
    see: 'The outcome is unknown, never “failed”: nobody can pay twice meanwhile, and within two minutes it is known.',
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
    label: 'Somebody else’s JSON',
    see: 'Not taken for a success, nor for “there is nothing”: unknown, then polled.',
  },
  'foreign-json-after-commit': {
    label: 'Somebody else’s JSON, though it was done',
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
    label: 'Somebody else’s 404',
    see: 'As a proxy answers that knows no such address. Not taken for “there is no such payment”: unknown, then polled.',
  },
  'wrong-code': {
    label: 'A PIX code with a wrong checksum',
    see: 'The code is never shown. The shop voids it and offers the buyer another try or another way.',
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
    see: 'The gateway is down until “Back to normal”. An open payment’s outcome is unknown and no other opens beside it, so nobody pays twice; afterwards it goes on.',
  },
  killApi: {
    label: 'Kill the API (-9)',
    see: 'Who presses something just then reads that the shop has a short pause; open pages go on by themselves. Within seconds the API is back without anybody’s doing, as the terminal says. What was told to a buyer is there, each order and each payment once.',
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
    see: 'Open PIX codes end at the gateway; within a minute the buyer’s page offers a new one.',
  },
  clock60: {
    label: '61 minutes on',
    see: 'Open pay pages of the gateway’s end, too; the buyer can start again from the order.',
  },
  clock1440: {
    label: 'A day and an hour on',
    see: 'The gateway has forgotten its idempotency keys: what is repeated now must be found by what the shop wrote on it.',
  },
  refundsUsual: {
    label: 'As usual',
    see: 'A card’s refund succeeds at once. A PIX refund is “Under way” for a moment first.',
  },
  refundsHeld: {
    label: 'Hold them',
    see: 'Refund something: it stays “Under way”, cannot be refunded twice meanwhile, and its bank answers by a button of the payment above.',
  },
  refundsFail: {
    label: 'Let them fail',
    see: 'Refund something: it is “Under way”, then “Failed”, and the amount can be refunded again.',
  },
  card: {
    label: 'Card',
    see: 'Switched off, a card payment of Stripe’s cannot be opened, and the buyer is offered another way.',
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
    'Order in the shop, then come here and play what a gateway, a bank or the net can do to a payment. Beside each button stands what one should see.',
  shop: 'Shop',
  admin: 'Admin',
  refresh: 'Refresh',
  language: 'Português',
  played: 'Played:',
  normal: 'Everything is as usual.',
  notNormal: 'Not as usual:',
  clockAhead: 'the clock is ahead by',
  minutes: 'minutes',
  faultsOrdered: 'faults ordered:',
  webhooksAre: 'webhooks:',
  methodsOff: 'switched off:',
  pricesRaised: 'prices are raised',
  shopItself: 'The shop itself',
  apiUp: 'The API answers.',
  apiDown: 'The API is being started again.',
  apiAway: 'the API is being started again',
  apiEnds: 'Times that it has ended since the start:',
  orderNumber: 'Number of the order',
  killAtHint: 'To kill it at a chosen call, see the last two faults below.',
  payments: 'Installments',
  noPayment: 'No payment yet. Order something in the shop and choose a way to pay.',
  nothingToDo: 'There is nothing to play on it now.',
  unnamed: 'Made outside the shop',
  unmatchedStripe: 'By Stripe',
  unmatchedMercadoPago: 'By Mercado Pago',
  unmatchedBank: 'On the PIX key',
  bank: 'The bank: the shop’s own PIX key',
  bankHint: 'Copy code from the buyer’s page. Only the bank notifies the shop, with a signature.',
  code: 'PIX copy-and-paste code',
  reference: 'or its reference',
  amount: 'Amount in cents, where not the code’s',
  credits: 'What arrived',
  links: 'Payment links that were paid',
  linksHint:
    'The shop is not notified. In the admin, open the order with this reference and confirm it by hand.',
  webhooks: 'Webhooks',
  webhooksNow: 'How new ones are delivered',
  held: 'held back',
  deliveries: 'What was sent, and the API’s answer',
  noDelivery: 'Nothing was sent yet.',
  inUse: 'in use',
  details: 'Look at it',
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
  ordered: 'Ordered now',
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
  faces: { stripe: 'Stripe', mercadopago: 'Mercado Pago', bank: 'Bank' },
  standings: {
    open: 'nothing submitted yet',
    waiting: 'waits for the buyer',
    review: 'under review',
    paid: 'paid',
    refused: 'refused',
    ended: 'the code has ended',
    cancelled: 'cancelled by the shop',
    partlyRefunded: 'partly refunded',
    refunded: 'refunded',
    inquired: 'the bank asks',
    disputed: 'disputed',
    lost: 'dispute lost',
  },
}
