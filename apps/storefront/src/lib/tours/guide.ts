import type { I18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { playTour, type PlayedTour, type TourLabels } from '@recadinho/tour/play-tour'
import type { RegisteredRouter } from '@tanstack/react-router'
import { atom } from 'jotai'
import { isStep } from '../draft/steps.ts'
import { createShopI18n, loadTexts } from '../i18n.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { homeSteps } from './home-steps.ts'
import { purchaseSteps } from './purchase-steps.ts'
import type { ShopTour, ShopTourStep } from './steps.ts'
import { tourAtom } from './use-tour.ts'

const playedAtom = atom<PlayedTour>()

/** Starts the tour of a page, or resumes a paused one, unless the page at `href` has been left. */
export async function startTour(name: ShopTour, router: RegisteredRouter, href: string): Promise<void> {
  const { store, locale } = router.options.context
  const waiting = store.get(playedAtom)
  if (waiting) {
    store.set(tourAtom, { name, status: waiting.state().status })
    return waiting.start()
  }
  // Separate texts: loading them into the page's catalog would re-render the whole page.
  const i18n = await createShopI18n(locale)
  await loadTexts(i18n, 'order')
  if (location.href !== href) return store.set(tourAtom, undefined)

  const played = playTour({
    labels: labelsIn(i18n),
    onChange({ status }) {
      store.set(tourAtom, { name, status })
      store.set(playedAtom, status === 'running' || status === 'paused' ? played : undefined)
    },
  })
  played.setSteps(stepsOf(name).map((step) => inLanguage(step, i18n)))
  played.start()
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (!hrefChanged) return
    unsubscribe()
    played.end()
  })
}

/** The purchase has a tour per step, selected by the URL. */
function stepsOf(name: ShopTour): readonly ShopTourStep[] {
  if (name === 'home') return homeSteps
  if (name === 'checkout') return checkoutSteps
  const step = new URLSearchParams(location.search).get('step')
  return purchaseSteps[isStep(step) ? step : 'package']
}

const inLanguage = ({ title, content, ...step }: ShopTourStep, i18n: I18n) =>
  Object.assign(step, { title: i18n._(title), content: i18n._(content) })

const labelsIn = (i18n: I18n): TourLabels => ({
  back: i18n._(msg`Back`),
  close: i18n._(msg`Close`),
  finish: i18n._(msg`Finish`),
  next: i18n._(msg`Next`),
  skip: i18n._(msg`Skip tutorial`),
  beacon: i18n._(msg`Next tip`),
  progress: (number, size) => t(i18n)`${number} of ${size}`,
})
