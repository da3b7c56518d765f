import type { I18n } from '@lingui/core'
import type { TourStep } from '@recadinho/tour/steps'
import { isStep } from '../../lib/draft/steps.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { homeSteps } from './home-steps.ts'
import { purchaseSteps } from './purchase-steps.ts'

/** The steps of a page's tour; for the purchase, those of the step in the address. Empty for an unknown name. */
export function stepsOf(name: string, search: string, i18n: I18n): TourStep[] {
  switch (name) {
    case 'home':
      return homeSteps(i18n)
    case 'purchase': {
      const step = new URLSearchParams(search).get('step')
      return purchaseSteps(i18n)[isStep(step) ? step : 'package']
    }
    case 'checkout':
      return checkoutSteps(i18n)
    default:
      return []
  }
}
