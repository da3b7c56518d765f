import { useLingui } from '@lingui/react/macro'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { Page } from './page.tsx'
import * as css from './list-pending.css.ts'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'

/** A page whose list is on its way. */
export function ListPagePending() {
  return (
    <Page>
      <div className={css.page}>
        <ListPending />
      </div>
    </Page>
  )
}

/** A list on its way. */
export function ListPending() {
  const { t } = useLingui()
  return (
    <Card tone="flat">
      <VisuallyHidden live="polite">{t`Loading…`}</VisuallyHidden>
      <Stack gap={5}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </Stack>
    </Card>
  )
}
