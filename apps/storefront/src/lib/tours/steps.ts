import type { MessageDescriptor } from '@lingui/core'
import type { TourStep } from '@recadinho/tour/steps'

/** The pages that have a tour. */
export type ShopTour = 'home' | 'purchase' | 'checkout'

/** A stop of a tour, with untranslated texts. */
export interface ShopTourStep extends Omit<TourStep, 'title' | 'content'> {
  title: MessageDescriptor
  content: MessageDescriptor
}
