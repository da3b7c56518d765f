import { Trans } from '@lingui/react/macro'
import { HelpIcon } from '@recadinho/ui/icon'
import * as css from './tour-button.css.ts'

export interface TourButtonProps {
  /** Whose tour it starts (`features/tours`). */
  tour: 'home' | 'purchase' | 'checkout'
  /** Whether it stands inside a form. Elsewhere it is one itself, so that it can be pressed before the page is alive. */
  inForm?: boolean
}

/** Starts the tour of the page that it stands on. */
export function TourButton({ tour, inForm = false }: TourButtonProps) {
  const words = (
    <>
      <HelpIcon size="sm" />
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
