import { useLingui } from '@lingui/react/macro'
import { formatCountdown } from '@recadinho/i18n/dates'
import { Callout } from '@recadinho/ui/callout'
import { retryAfter } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useServerNow } from '../../lib/server-clock.ts'
import { useLocale } from '../../lib/use-locale.ts'

export interface SignInErrorProps {
  error: Error
  /** Time of the failure, in milliseconds. */
  failedAt: number
}

/** Why signing in failed; for a lockout with a countdown. */
export function SignInError({ error, failedAt }: SignInErrorProps) {
  const { t, i18n } = useLingui()
  const seconds = retryAfter(error)
  return (
    <Callout tone="danger" announce="alert" title={t`We couldn't sign you in`}>
      {i18n._(errorMessage(error))}
      {seconds !== undefined && <UntilThen at={failedAt + seconds * 1000} />}
    </Callout>
  )
}

function UntilThen({ at }: { at: number }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const left = at - useServerNow()
  if (left <= 0) return <> {t`You can try again now.`}</>
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(at)
  const countdown = formatCountdown(left)
  return (
    <>
      {' '}
      {t`Try again at ${time}.`} <span aria-hidden="true">({countdown})</span>
    </>
  )
}
