import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourStep } from '@recadinho/tour/steps'

/** The tour of the home page. */
export function homeSteps(i18n: I18n): TourStep[] {
  return [
    {
      target: 'body',
      title: i18n._(msg`Welcome! Shall we look around?`),
      content: i18n._(
        msg`A character of your choice speaks to your child, by name, in a short video. In a minute you know how it works.`,
      ),
      disableBeacon: true,
    },
    {
      // Includes the tag at its lower edge.
      target: ':has(> #hero-scene)',
      title: i18n._(msg`They really move`),
      content: i18n._(
        msg`Touch the character and it greets you. While you order, you hear it say your child's name.`,
      ),
      placement: 'bottom',
    },
    {
      target: '#how',
      title: i18n._(msg`Three short steps`),
      content: i18n._(
        msg`Choose who speaks, tell us about your child, pay. The video comes by WhatsApp within 24 hours.`,
      ),
      placement: 'top',
    },
    {
      target: '#characters-title',
      title: i18n._(msg`Who shall say hello?`),
      content: i18n._(
        msg`Princesses, heroes, and friends from games and films. Swipe each shelf sideways to meet them all.`,
      ),
      placement: 'bottom',
    },
    {
      target: '#packages',
      title: i18n._(msg`One price, nothing added`),
      content: i18n._(
        msg`You choose how many characters speak: one, two or three. The price stays in view until you pay.`,
      ),
      placement: 'top',
    },
    {
      target: '[commandfor=languages]',
      title: i18n._(msg`Your language, your currency`),
      content: i18n._(msg`Here you change the language and the country that prices are shown for.`),
      placement: 'bottom-end',
    },
  ]
}
