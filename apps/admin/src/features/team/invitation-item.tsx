import { Trans, useLingui } from '@lingui/react/macro'
import type { Invitation } from '@recadinho/contracts/team'
import { formatDateTime } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { roleLabels } from '../../lib/role-labels.ts'
import { useServerNow } from '../../lib/server-clock.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useTeamChange } from './use-team-change.ts'
import * as css from './team.css.ts'

export interface InvitationItemProps {
  invitation: Invitation
  onWithdraw: () => void
}

/** A pending invitation: resend or withdraw it. */
export function InvitationItem({ invitation, onWithdraw }: InvitationItemProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const now = useServerNow()
  const { id, email, role, expiresAt } = invitation
  const again = useTeamChange(
    (api) => api.call('resendInvitation', { params: { id } }),
    () => t`Invitation sent to ${email}`,
  )
  const until = formatDateTime(expiresAt, tag)
  const over = Date.parse(expiresAt) <= now
  return (
    <li className={css.item}>
      <div className={css.who}>
        <div className={css.name}>
          {email}
          <StatusPill>{i18n._(roleLabels[role])}</StatusPill>
          {over && <StatusPill tone="warning">{t`Expired`}</StatusPill>}
        </div>
        <Text size="xs" tone="muted">
          {over ? t`The link stopped working on ${until}` : t`The link works until ${until}`}
        </Text>
      </div>
      <div className={css.buttons}>
        <Button
          size="sm"
          variant="secondary"
          iconStart={<ReplayIcon size="sm" />}
          loading={again.isPending}
          onClick={() => again.mutate(undefined)}
        >
          <Trans>Send again</Trans> <VisuallyHidden>{email}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="plain" onClick={onWithdraw}>
          <Trans>Withdraw…</Trans> <VisuallyHidden>{email}</VisuallyHidden>
        </Button>
      </div>
      {again.error && (
        <div className={css.problem}>
          <ErrorCallout error={again.error} title={t`The invitation wasn't sent`} />
        </div>
      )}
    </li>
  )
}
