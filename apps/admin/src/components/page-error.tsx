import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { ErrorState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { isForbidden } from '../lib/api.ts'
import { errorMessage, requestId } from '../lib/error-message.ts'
import { useOnline } from '@recadinho/ui/online'
import { ForbiddenPage } from './forbidden-page.tsx'
import { InPage } from './page.tsx'

export interface PageErrorProps extends ErrorComponentProps {
  title?: string
}

/** The error page: retry (§2), or the roles that may see the page. */
export function PageError({ error, reset, title }: PageErrorProps) {
  const { t } = useLingui()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const inPage = use(InPage)
  if (isForbidden(error)) return <ForbiddenPage reads={error.endpoint} />
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <Container {...(inPage ? {} : { as: 'main', id: 'main' })}>
      <LoadError error={error} title={title ?? t`Something went wrong`} onRetry={retry} headingLevel={1} />
    </Container>
  )
}

export interface LoadErrorProps {
  error: unknown
  title: string
  onRetry: () => void
  headingLevel?: 1 | 2
}

/** Why something failed to load, with a retry button. */
export function LoadError({ error, title, onRetry, headingLevel = 2 }: LoadErrorProps) {
  const { t, i18n } = useLingui()
  const online = useOnline()
  const id = requestId(error)
  return (
    <ErrorState
      title={online ? title : t`You're offline`}
      offline={!online}
      headingLevel={headingLevel}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>{online ? i18n._(errorMessage(error)) : t`It continues as soon as you're back online.`}</p>
      {id && (
        <p>
          <Trans>Error ID for support: {id}</Trans>
        </p>
      )}
    </ErrorState>
  )
}
