import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { playTour, type PlayedTour, type TourLabels } from '@recadinho/tour/play-tour'
import type { Locale } from '@recadinho/i18n/locales'
import type { AnyRouter } from '@tanstack/react-router'
import { keepStep, leftAt } from './progress.ts'
import { stepsOf } from './steps.ts'
import { tourAt, type AdminTour } from './targets.ts'

const texts: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en/tours.po'),
  pt: () => import('../../locales/pt/tours.po'),
}

let played: PlayedTour | undefined

/**
 * Starts the tour of the open page at the step where it was left, or resumes a running one. Leaving the page ends it.
 */
export async function startTour(name: AdminTour, locale: Locale, router: AnyRouter): Promise<void> {
  if (played) return played.start()
  // A separate i18n instance: loading the texts into the page's would rerender the whole page.
  const { messages } = await texts[locale]()
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  if (tourAt(location.pathname) !== name) return
  const tour = playTour({
    labels: labelsIn(i18n),
    onChange({ status, index }) {
      if (status === 'running') keepStep(name, index)
      if (status === 'finished' || status === 'skipped') keepStep(name, undefined)
      played = status === 'running' || status === 'paused' ? tour : undefined
    },
  })
  const first = leftAt(name)
  tour.setSteps(stepsOf(name, i18n, first), first)
  tour.start()
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    unsubscribe()
    tour.end()
    played = undefined
  })
}

const labelsIn = (i18n: I18n): TourLabels => ({
  back: i18n._(msg`Back`),
  close: i18n._(msg`Close`),
  finish: i18n._(msg`Finish`),
  next: i18n._(msg`Next`),
  skip: i18n._(msg`Skip the tour`),
  beacon: i18n._(msg`Next tip`),
  progress: (number, size) => t(i18n)`${number} of ${size}`,
})
