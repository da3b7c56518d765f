import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import type { MorePages } from '../lib/use-more-pages.ts'
import { ErrorCallout } from './error-callout.tsx'

/** The button that loads the next page of a list. */
export function LoadMore({
  more,
}: {
  more: Pick<MorePages<unknown>, 'hasNext' | 'loading' | 'error' | 'loadNext'>
}) {
  if (!more.hasNext && !more.error) return null
  return (
    <div>
      <ErrorCallout error={more.error} />
      <Button size="sm" variant="secondary" loading={more.loading} onClick={more.loadNext}>
        <Trans>Load more</Trans>
      </Button>
    </div>
  )
}
