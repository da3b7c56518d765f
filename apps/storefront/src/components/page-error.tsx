import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { ErrorState } from '@recadinho/ui/empty-state'
import { Container } from '@recadinho/ui/layout'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useOnline } from '../lib/use-online.ts'

/** §2: what a page that failed shows. `Tentar novamente` resets it, and loads it anew where that is not enough. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const online = useOnline()
  if (isMaintenance(error)) return <Maintenance />

  const again = () => {
    // A chunk of an older release cannot be had any more; only a new page can.
    if (isMissingChunk(error)) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Container width="form">
      <ErrorState
        headingLevel={1}
        offline={!online}
        title={<Trans>Something went wrong</Trans>}
        action={
          <Button onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {messageOf(error) || t`An unexpected error occurred while loading this page.`}
      </ErrorState>
    </Container>
  )
}

/** §2: the shop is closed for a while. */
export function Maintenance() {
  return (
    <Container width="form">
      <ErrorState
        headingLevel={1}
        title={<Trans>Under Maintenance</Trans>}
        action={
          <Button onClick={() => location.reload()}>
            <Trans>Check again later</Trans>
          </Button>
        }
      >
        <Trans>the portal is temporarily under maintenance. We will be back soon!</Trans>
      </ErrorState>
    </Container>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')
const isMaintenance = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'unavailable'
const isMissingChunk = (error: unknown) =>
  /dynamically imported module|importing a module script/i.test(messageOf(error))
