import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourStep } from '@recadinho/tour/steps'

/** The parts of a checkout, in reading order. */
export function checkoutSteps(i18n: I18n): TourStep[] {
  return [
    {
      target: '[aria-labelledby=summary-title]',
      title: i18n._(msg`Your video`),
      content: i18n._(msg`Who speaks, who it's for and what it costs. You can still change everything.`),
      placement: 'bottom',
      disableBeacon: true,
    },
    {
      target: '[aria-labelledby=summary-title] button',
      title: i18n._(msg`Got a promo code?`),
      content: i18n._(msg`Enter it here and the new price shows right away.`),
      placement: 'top',
    },
    {
      target: '[aria-labelledby=buyer-title]',
      title: i18n._(msg`About you`),
      content: i18n._(
        msg`Your name and email, so we can send you the receipt and a private link to your order.`,
      ),
      placement: 'top',
    },
    {
      target: '[aria-labelledby=pay-title]',
      title: i18n._(msg`How you pay`),
      content: i18n._(
        msg`Your card details go straight to the payment provider; we never see them. If you pay with PIX, the code is valid for 30 minutes.`,
      ),
      placement: 'top',
    },
    {
      target: '#main [data-bar]',
      title: i18n._(msg`The last button`),
      content: i18n._(
        msg`Nothing is charged before you press this button. The 24 hours start once your payment is confirmed, and your order page shows every step.`,
      ),
      placement: 'top',
    },
  ]
}
