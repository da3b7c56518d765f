import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useCatalogQuery } from '../../lib/catalog/use-catalog.ts'

/** The live catalog failed to load: the page may be outdated and offers a retry. */
export function CatalogProblem() {
  const { isError, isFetching, refetch } = useCatalogQuery()
  if (!isError) return null
  return (
    <Callout
      tone="warning"
      announce="status"
      title={<Trans>We couldn't load today's prices</Trans>}
      action={
        <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>You can keep choosing; we'll confirm the price before you pay.</Trans>
    </Callout>
  )
}
