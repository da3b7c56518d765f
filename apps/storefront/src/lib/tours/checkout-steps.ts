import { msg } from '@lingui/core/macro'
import type { ShopTourStep } from './steps.ts'

/** The parts of a checkout, in reading order. */
export const checkoutSteps: readonly ShopTourStep[] = [
  {
    target: '[aria-labelledby=summary-title]',
    title: msg`Your video`,
    content: msg`Who speaks, who it's for and what it costs. You can still change everything.`,
    placement: 'bottom',
    disableBeacon: true,
  },
  {
    target: '[aria-labelledby=summary-title] button',
    title: msg`Got a promo code?`,
    content: msg`Enter it here and the new price shows right away.`,
    placement: 'top',
  },
  {
    target: '[aria-labelledby=buyer-title]',
    title: msg`About you`,
    content: msg`Your name and email, so we can send you the receipt and a private link to your order.`,
    placement: 'top',
  },
  {
    target: '[aria-labelledby=pay-title]',
    title: msg`How you pay`,
    content: msg`Your card details go straight to the payment provider; we never see them. If you pay with PIX, the code is valid for 30 minutes.`,
    placement: 'top',
  },
  {
    target: '#main [data-bar]',
    title: msg`The last button`,
    content: msg`Nothing is charged before you press this button. The delivery time starts once your payment is confirmed, and your order page shows every step.`,
    placement: 'top',
  },
]
