import { useLingui } from '@lingui/react/macro'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Placeholder in the shape of the list. */
export function OrderListSkeleton() {
  const { t } = useLingui()
  return (
    <Card tone="flat">
      <VisuallyHidden live="polite">{t`Loading…`}</VisuallyHidden>
      <Stack gap={5}>
        {rows.map((row) => (
          <Skeleton key={row} />
        ))}
      </Stack>
    </Card>
  )
}
