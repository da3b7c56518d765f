import { useLingui } from '@lingui/react/macro'
import { Container, Stack } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './pay-form.css.ts'

/** The loading state of a checkout. The router shows it only after 300 ms. */
export function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <Container>
      <output className={css.page} aria-busy="true">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <div className={css.title}>
          <Skeleton shape="block" width="half" />
        </div>
        <div className={css.summary}>
          <Skeleton shape="picture" />
        </div>
        <div className={css.main}>
          <Stack gap={4}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      </output>
    </Container>
  )
}
