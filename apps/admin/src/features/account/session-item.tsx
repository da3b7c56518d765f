import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnSession } from '@recadinho/contracts/account'
import { formatDateTime } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { useAccountChange } from './use-account-change.ts'
import * as css from './account.css.ts'

/** An active session of the user; other sessions can be ended here. */
export function SessionItem({ session }: { session: OwnSession }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { id, network, current } = session
  const device = session.device ?? t`Unknown device`
  const end = useAccountChange(
    (api) => api.call('endSession', { params: { id } }),
    () => t`${device} was signed out`,
  )
  const [started, used] = [formatDateTime(session.startedAt, tag), formatDateTime(session.lastUsedAt, tag)]
  return (
    <li className={css.item}>
      <div className={css.what}>
        <div className={css.name}>
          {device}
          {current && <StatusPill tone="success">{t`This device`}</StatusPill>}
        </div>
        <Text size="xs" tone="muted">
          {t`Signed in ${started}, last used ${used}`}
        </Text>
        {network !== null && (
          <Text size="xs" tone="muted">
            {t`Network ${network}`}
          </Text>
        )}
      </div>
      {!current && (
        <Button size="sm" variant="secondary" loading={end.isPending} onClick={() => end.mutate(undefined)}>
          <Trans>Sign out</Trans> <VisuallyHidden>{`${device}, ${used}`}</VisuallyHidden>
        </Button>
      )}
      {end.error && (
        <div className={css.problem}>
          <ErrorCallout error={end.error} title={t`Nothing was changed`} />
        </div>
      )}
    </li>
  )
}
