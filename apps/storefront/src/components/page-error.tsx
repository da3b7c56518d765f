import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Notice } from './notice.tsx'

/** §2: what a page that failed shows. `Tentar novamente` resets it, and loads it anew where that is not enough. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  if (isMaintenance(error)) return <Maintenance />

  const again = () => {
    // A chunk of an older release cannot be had any more; only a new page can.
    if (isMissingChunk(error)) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Notice
      urgent
      title={<Trans>Something went wrong</Trans>}
      action={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {messageOf(error) || t`An unexpected error occurred while loading this page.`}
    </Notice>
  )
}

/** §2: the shop is closed for a while. */
export function Maintenance() {
  return (
    <Notice
      urgent
      title={<Trans>Under Maintenance</Trans>}
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Check again later</Trans>
        </Button>
      }
    >
      <Trans>the portal is temporarily under maintenance. We will be back soon!</Trans>
    </Notice>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')
const isMaintenance = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'unavailable'
const isMissingChunk = (error: unknown) =>
  /dynamically imported module|importing a module script/i.test(messageOf(error))
