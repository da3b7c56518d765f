import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourStep } from '@recadinho/tour/steps'

/** The parts of a checkout, in reading order. */
export function checkoutSteps(i18n: I18n): TourStep[] {
  return [
    {
      target: '[aria-labelledby=summary-title]',
      title: i18n._(msg`Your video`),
      content: i18n._(msg`Who speaks, for whom, and what it costs. You can still change everything.`),
      placement: 'bottom',
      disableBeacon: true,
    },
    {
      target: '[aria-labelledby=summary-title] button',
      title: i18n._(msg`A code from us?`),
      content: i18n._(msg`Write it here and the new price shows at once.`),
      placement: 'top',
    },
    {
      target: '[aria-labelledby=buyer-title]',
      title: i18n._(msg`About you`),
      content: i18n._(
        msg`Your name and e-mail, so that the receipt and a private link to your order reach you.`,
      ),
      placement: 'top',
    },
    {
      target: '[aria-labelledby=pay-title]',
      title: i18n._(msg`How you pay`),
      content: i18n._(
        msg`Card data goes straight to the payment service; we never see it. Where PIX is offered, its code is valid for 30 minutes.`,
      ),
      placement: 'top',
    },
    {
      target: '#main [data-bar]',
      title: i18n._(msg`The last button`),
      content: i18n._(
        msg`Only this button pays. From then on the 24 hours count, and your order's page shows each step.`,
      ),
      placement: 'top',
    },
  ]
}
