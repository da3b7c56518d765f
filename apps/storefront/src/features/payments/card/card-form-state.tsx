import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './card-section.css.ts'

/** The loading state of the card form, in its final height. */
export function CardSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.skeleton}>
      <Skeleton shape="block" />
      <div className={css.pair}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <VisuallyHidden>{t`Loading the card form`}</VisuallyHidden>
    </div>
  )
}

/** The gateway's script or form failed to load. */
export function CardFormFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <Callout
      tone="warning"
      announce="status"
      title={t`We couldn't load the card form.`}
      action={<Button variant="secondary" size="sm" onClick={onAgain}>{t`Try again`}</Button>}
    >
      {t`Check your connection. Nothing you've entered is lost.`}
    </Callout>
  )
}
