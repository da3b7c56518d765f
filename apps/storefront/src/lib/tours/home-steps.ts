import { msg } from '@lingui/core/macro'
import type { ShopTourStep } from './steps.ts'

/** The tour of the home page. */
export const homeSteps: readonly ShopTourStep[] = [
  {
    target: 'body',
    title: msg`Welcome! Want a quick look around?`,
    content: msg`A character you choose talks to your child, by name, in a short video. Here's how it works, in under a minute.`,
    disableBeacon: true,
  },
  {
    // The selector includes the tag below it.
    target: ':has(> #hero-scene)',
    title: msg`They really move`,
    content: msg`Press play to hear it, type a name to see it on the bunting, and swipe to meet another character.`,
    placement: 'bottom',
  },
  {
    target: '#how',
    title: msg`Three short steps`,
    content: msg`Choose who speaks, tell us about your child, and pay. We make the video and send it to your WhatsApp.`,
    placement: 'top',
  },
  {
    target: '#characters-title',
    title: msg`Who should say hello?`,
    content: msg`Princesses, heroes, and friends from games and movies. Swipe each row to meet them all.`,
    placement: 'bottom',
  },
  {
    target: '#packages',
    title: msg`One price, no extras`,
    content: msg`You choose how many characters speak: one, two or three. The price stays in view until you pay.`,
    placement: 'top',
  },
  {
    target: '[commandfor=languages]',
    title: msg`Your language, your currency`,
    content: msg`Change your language and country here. Prices follow your country.`,
    placement: 'bottom-end',
  },
]
