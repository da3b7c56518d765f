import { useLingui } from '@lingui/react/macro'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { Page } from './page.tsx'
import * as css from './list-pending.css.ts'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'

/** Placeholder of a page while its list loads. */
export function ListPagePending() {
  return (
    <Page>
      <div className={css.page}>
        <ListPending />
      </div>
    </Page>
  )
}

/** Placeholder of a list while it loads. */
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
