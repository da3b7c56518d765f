import { useLingui } from '@lingui/react/macro'
import { Container } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './order-page.css.ts'

/** The loading state of an order. The router shows it only after 300 ms. */
export function OrderSkeleton() {
  const { t } = useLingui()
  return (
    <Container>
      <output className={css.page} aria-busy="true">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <div className={css.main}>
          <Skeleton shape="block" width="most" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <div className={css.side}>
          <Skeleton shape="picture" />
        </div>
      </output>
    </Container>
  )
}
