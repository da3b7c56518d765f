import { Trans } from '@lingui/react/macro'
import { HelpIcon } from './shell-icons.tsx'
import * as css from './tour-button.css.ts'

export interface TourButtonProps {
  /** The page whose tour it starts (`features/tours`). */
  tour: 'home' | 'purchase' | 'checkout'
  /** Whether it is inside a form. Elsewhere it is a form itself, so that a press before the app runs is not lost. */
  inForm?: boolean
}

/** Starts the tour of its page. */
export function TourButton({ tour, inForm = false }: TourButtonProps) {
  const words = (
    <>
      <HelpIcon />
      <Trans>Show me around</Trans>
    </>
  )
  if (inForm)
    return (
      <button type="button" data-tour={tour} className={css.button}>
        {words}
      </button>
    )
  return (
    <form data-tour={tour} className={css.form}>
      <button type="submit" className={css.button}>
        {words}
      </button>
    </form>
  )
}
