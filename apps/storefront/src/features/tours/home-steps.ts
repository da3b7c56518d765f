import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourStep } from '@recadinho/tour/steps'

/** The tour of the home page. */
export function homeSteps(i18n: I18n): TourStep[] {
  return [
    {
      target: 'body',
      title: i18n._(msg`Welcome! Want a quick look around?`),
      content: i18n._(
        msg`A character you choose talks to your child, by name, in a short video. Here's how it works, in under a minute.`,
      ),
      disableBeacon: true,
    },
    {
      // Includes the tag at its lower edge.
      target: ':has(> #hero-scene)',
      title: i18n._(msg`They really move`),
      content: i18n._(
        msg`Tap the character to get a hello. As you order, you'll hear your child's name in their voice.`,
      ),
      placement: 'bottom',
    },
    {
      target: '#how',
      title: i18n._(msg`Three short steps`),
      content: i18n._(
        msg`Choose who speaks, tell us about your child, and pay. The video arrives on WhatsApp within 24 hours.`,
      ),
      placement: 'top',
    },
    {
      target: '#characters-title',
      title: i18n._(msg`Who should say hello?`),
      content: i18n._(
        msg`Princesses, heroes, and friends from games and movies. Swipe each row to meet them all.`,
      ),
      placement: 'bottom',
    },
    {
      target: '#packages',
      title: i18n._(msg`One price, no extras`),
      content: i18n._(
        msg`You choose how many characters speak: one, two or three. The price stays in view until you pay.`,
      ),
      placement: 'top',
    },
    {
      target: '[commandfor=languages]',
      title: i18n._(msg`Your language, your currency`),
      content: i18n._(msg`Change your language and country here. Prices follow your country.`),
      placement: 'bottom-end',
    },
  ]
}
