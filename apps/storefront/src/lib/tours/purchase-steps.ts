import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Step } from '../draft/steps.ts'
import type { ShopTourStep } from './steps.ts'

const progress: ShopTourStep = {
  target: '#main ol',
  title: msg`Where you are`,
  content: msg`Package, characters, your child. Go back any time: your choices are saved on this device.`,
  placement: 'bottom',
  disableBeacon: true,
}
const bar = (content: MessageDescriptor): ShopTourStep => ({
  target: '#main [data-bar]',
  title: msg`Price and next step`,
  content,
  placement: 'top',
})
/** Each of the three steps of a purchase has its own short tour. */
export const purchaseSteps: Record<Step, readonly ShopTourStep[]> = {
  package: [
    progress,
    {
      target: '#main fieldset',
      title: msg`How many should speak?`,
      content: msg`Two or three characters take turns in one video. Your savings are shown on the card.`,
      placement: 'top',
    },
    bar(
      msg`Your package price is always here. The button takes you to the next step; you don't pay anything yet.`,
    ),
  ],
  characters: [
    progress,
    {
      target: '#main [role=radiogroup]',
      title: msg`Find a favorite`,
      content: msg`Show only princesses, heroes, or friends from games or movies.`,
      placement: 'bottom',
    },
    {
      target: '#main button[aria-pressed]',
      title: msg`Choose who speaks`,
      content: msg`Tap a card to choose it, and tap it again to remove it. The number shows the order they'll speak in.`,
      placement: 'bottom',
    },
    bar(msg`See how many characters you still need to choose, then continue.`),
  ],
  personalization: [
    progress,
    {
      // On a phone the form has no box of its own.
      target: '#main form:not([data-tour]) > :first-child',
      title: msg`About your child`,
      content: msg`Their name, age and what makes this day special. We use it for the video and for nothing else.`,
      placement: 'top',
    },
    {
      target: '#main figure',
      title: msg`See and hear it`,
      content: msg`The character says what you type, as you type it. Press play for the sound. It's free.`,
      placement: 'top',
    },
    bar(
      msg`The button says what's still missing and takes you there. When everything is filled in, it takes you to checkout.`,
    ),
  ],
}
