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
      msg`Package, characters, your child. Go back whenever you like: what you chose is kept on this device.`,
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
        title: i18n._(msg`How many shall speak?`),
        content: i18n._(
          msg`With two or three characters they take turns in one video. What you save stands on the card.`,
        ),
        placement: 'top',
      },
      bar(
        i18n._(msg`The price of your package is always here. The button takes you on; nothing is paid yet.`),
      ),
    ],
    characters: [
      progress,
      {
        target: '#main [role=radiogroup]',
        title: i18n._(msg`Find a favourite`),
        content: i18n._(msg`Show only princesses, heroes, or friends from games or films.`),
        placement: 'bottom',
      },
      {
        target: '#main button[aria-pressed]',
        title: i18n._(msg`Choose who speaks`),
        content: i18n._(
          msg`Touch a card to choose, touch it again to take it out. The number on it is the order in which they speak.`,
        ),
        placement: 'bottom',
      },
      bar(
        i18n._(msg`Here you see how many characters are still to be chosen, and go on when all are there.`),
      ),
    ],
    personalization: [
      progress,
      {
        target: '#main form:not([data-tour])',
        title: i18n._(msg`About your child`),
        content: i18n._(
          msg`Name, age and what makes this day special. We use it for the video and for nothing else.`,
        ),
        placement: 'top',
      },
      {
        target: '#main figure',
        title: i18n._(msg`See and hear it`),
        content: i18n._(
          msg`The character speaks what you type, as you type it. Press play for the sound. It costs nothing.`,
        ),
        placement: 'top',
      },
      bar(i18n._(msg`All filled in? Then on to the checkout. What is missing is said beside its field.`)),
    ],
  }
}
