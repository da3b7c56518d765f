import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { takeOver } from '../lib/take-over.ts'
import type { ShopTour } from '../lib/tours/steps.ts'
import { useTour } from '../lib/tours/use-tour.ts'
import { HelpIcon } from '@recadinho/ui/first-icons'
import * as css from './tour-button.css.ts'

export interface TourButtonProps {
  /** The tour to start. */
  tour: ShopTour
  /** Whether it is inside a form. Otherwise it is a form itself, so that a click before the app runs is not lost. */
  inForm?: boolean
}

/** Starts the tour of the page. */
export function TourButton({ tour, inForm = false }: TourButtonProps) {
  const { loading, start } = useTour(tour)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => takeOver(form.current), [])
  const button = (
    <button
      type={inForm ? 'button' : 'submit'}
      className={css.button}
      aria-busy={loading || undefined}
      onClick={inForm ? start : undefined}
    >
      <HelpIcon />
      <Trans>Show me around</Trans>
    </button>
  )
  if (inForm) return button
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    start()
  }
  return (
    <form ref={form} id={`${tour}-tour`} data-tour={tour} className={css.form} onSubmit={onSubmit}>
      {button}
    </form>
  )
}
