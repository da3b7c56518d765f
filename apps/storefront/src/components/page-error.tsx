import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reloadForRelease } from '../lib/reload-for-release.ts'
import * as css from './page-error.css.ts'

/** §2: the page of a render error. `Tentar novamente` resets it, and reloads the page when a reset is not enough. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const missing = isMissingFile(error)
  useEffect(() => {
    if (missing) reloadForRelease()
  }, [missing])

  const again = () => {
    // A file of an older release is gone; only a reload helps.
    if (missing) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    // Kept small, because every page includes it.
    <div role="alert" className={css.message}>
      <h1 className={css.title}>
        <Trans>Something went wrong</Trans>
      </h1>
      <p>{wordsOf(error) || t`An unexpected error occurred while loading this page.`}</p>
      <Button onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')
/** The message of an API error is its status and body, which mean nothing to users. */
const wordsOf = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError' ? '' : messageOf(error)
// Each browser words this error differently.
const isMissingFile = (error: unknown) =>
  /dynamically imported module|importing a module script|preload CSS/i.test(messageOf(error))
