import { useLingui } from '@lingui/react/macro'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'

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
