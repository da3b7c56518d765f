import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { errorMessage } from '../lib/error-message.ts'
import type { MorePages } from '../lib/use-more-pages.ts'

/** The way to the next page of a list, below it. */
export function LoadMore({
  more,
}: {
  more: Pick<MorePages<unknown>, 'hasNext' | 'loading' | 'error' | 'loadNext'>
}) {
  const { i18n } = useLingui()
  if (!more.hasNext && !more.error) return null
  return (
    <div>
      {more.error && (
        <Callout tone="danger" announce="alert">
          {i18n._(errorMessage(more.error))}
        </Callout>
      )}
      <Button size="sm" variant="secondary" loading={more.loading} onClick={more.loadNext}>
        <Trans>Load more</Trans>
      </Button>
    </div>
  )
}
