import { useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'

/** The gateway's script or form did not load. */
export function CardFormFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <Callout
      tone="warning"
      announce="status"
      title={t`We couldn't load the card form.`}
      action={<Button variant="secondary" size="sm" onClick={onAgain}>{t`Try again`}</Button>}
    >
      {t`Check your connection. Nothing you've entered is lost.`}
    </Callout>
  )
}
