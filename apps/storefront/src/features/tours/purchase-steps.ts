import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourStep } from '@recadinho/tour/steps'
import type { Step } from '../../lib/draft/steps.ts'

/** Each of the three steps of a purchase has its own short tour. */
export function purchaseSteps(i18n: I18n): Record<Step, TourStep[]> {
  const progress: TourStep = {
    target: '#main ol',
    title: i18n._(msg`Where you are`),
    content: i18n._(
      msg`Package, characters, your child. Go back any time: your choices are saved on this device.`,
    ),
    placement: 'bottom',
    disableBeacon: true,
  }
  const bar = (content: string): TourStep => ({
    target: '#main [data-bar]',
    title: i18n._(msg`Price and next step`),
    content,
    placement: 'top',
  })
  return {
    package: [
      progress,
      {
        target: '#main fieldset',
        title: i18n._(msg`How many should speak?`),
        content: i18n._(
          msg`Two or three characters take turns in one video. Your savings are shown on the card.`,
        ),
        placement: 'top',
      },
      bar(
        i18n._(
          msg`Your package price is always here. The button takes you to the next step; you don't pay anything yet.`,
        ),
      ),
    ],
    characters: [
      progress,
      {
        target: '#main [role=radiogroup]',
        title: i18n._(msg`Find a favorite`),
        content: i18n._(msg`Show only princesses, heroes, or friends from games or movies.`),
        placement: 'bottom',
      },
      {
        target: '#main button[aria-pressed]',
        title: i18n._(msg`Choose who speaks`),
        content: i18n._(
          msg`Tap a card to choose it, and tap it again to remove it. The number shows the order they'll speak in.`,
        ),
        placement: 'bottom',
      },
      bar(i18n._(msg`See how many characters you still need to choose, then continue.`)),
    ],
    personalization: [
      progress,
      {
        target: '#main form:not([data-tour])',
        title: i18n._(msg`About your child`),
        content: i18n._(
          msg`Their name, age and what makes this day special. We use it for the video and for nothing else.`,
        ),
        placement: 'top',
      },
      {
        target: '#main figure',
        title: i18n._(msg`See and hear it`),
        content: i18n._(
          msg`The character says what you type, as you type it. Press play for the sound. It's free.`,
        ),
        placement: 'top',
      },
      bar(
        i18n._(
          msg`All filled in? Head to checkout. If anything's missing, we'll point it out next to the field.`,
        ),
      ),
    ],
  }
}
