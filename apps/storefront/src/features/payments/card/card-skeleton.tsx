import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './card-section.css.ts'

/** The loading card form, with its final height. */
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
