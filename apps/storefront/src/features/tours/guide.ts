import { msg, t } from '@lingui/core/macro'
import { isLocale } from '@recadinho/i18n/locales'
import { playTour, type PlayedTour, type TourLabels } from '@recadinho/tour/play-tour'
import { createShopI18n, loadTexts } from '../../lib/i18n.ts'
import { stepsOf } from './steps-of.ts'

export interface Guide {
  /** Starts the tour of a page, or resumes the one that waits there. */
  show: (name: string, search: string) => void
  end: () => void
}

/** Shows tours in the language of the page. */
export async function createGuide(): Promise<Guide> {
  const { lang } = document.documentElement
  const i18n = await createShopI18n(isLocale(lang) ? lang : 'en')
  await loadTexts(i18n, 'order')
  const labels: TourLabels = {
    back: i18n._(msg`Back`),
    close: i18n._(msg`Close`),
    finish: i18n._(msg`Finish`),
    next: i18n._(msg`Next`),
    skip: i18n._(msg`Skip tutorial`),
    beacon: i18n._(msg`Next tip`),
    progress: (number, size) => t(i18n)`${number} of ${size}`,
  }
  let tour: PlayedTour | undefined
  return {
    show(name, search) {
      const status = tour?.state().status
      if (status === 'running' || status === 'paused') return tour?.start()
      tour = playTour({ labels })
      tour.start()
      tour.setSteps(stepsOf(name, search, i18n))
    },
    end() {
      tour?.end()
      tour = undefined
    },
  }
}
