import { useLingui } from '@lingui/react/macro'
import { Card } from '@recadinho/ui/card'
import { Container, Stack } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './partner-page.css.ts'

/** The page while its figures load. */
export function PartnerSkeleton() {
  const { t } = useLingui()
  return (
    <Container width="text">
      <output className={css.page} aria-busy="true">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <Card tone="flat" padding="lg">
          <Stack gap={4}>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Card>
      </output>
    </Container>
  )
}
