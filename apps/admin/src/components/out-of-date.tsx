import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { errorMessage } from '../lib/error-message.ts'

/** Warns that a page shows older data because a refresh failed. */
export function OutOfDate({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const { t, i18n } = useLingui()
  if (!query.error) return null
  return (
    <Callout
      tone="warning"
      announce="alert"
      title={t`This may be out of date`}
      action={
        <Button size="sm" variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(errorMessage(query.error))}
    </Callout>
  )
}
