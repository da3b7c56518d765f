import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Container } from '@recadinho/ui/layout'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useShop } from '../../lib/use-shop.ts'

/** Milliseconds after which a user wonders whether anything happens. */
export const longWait = 8000

/**
 * Shown while a page waits for the API: empty at first, then a message and a retry button. The first request continues,
 * so a slow response still opens the page.
 */
export function LongWait() {
  const router = useRouter()
  const { queryClient } = useShop()
  const [wait, setWait] = useState<'short' | 'long' | 'again'>('short')
  useEffect(() => {
    if (wait === 'long') return undefined
    const timer = setTimeout(() => setWait('long'), longWait)
    return () => clearTimeout(timer)
  }, [wait])
  if (wait === 'short') return null

  const again = () => {
    setWait('again')
    // The retry must not join a request that may never complete.
    void queryClient.cancelQueries()
    void router.invalidate()
  }
  return (
    <Container>
      <Callout
        tone="warning"
        announce="alert"
        title={<Trans>This is taking longer than usual</Trans>}
        action={
          <Button variant="secondary" loading={wait === 'again'} onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>
          We're still trying, and nothing you've entered is lost. Your connection or the shop may be slow
          right now.
        </Trans>
      </Callout>
    </Container>
  )
}
