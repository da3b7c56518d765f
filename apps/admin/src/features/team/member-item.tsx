import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@recadinho/contracts/team'
import { formatDateTime } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { Written } from '../../components/written.tsx'
import { roleLabels } from '../../lib/role-labels.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useTeamChange } from './use-team-change.ts'
import * as css from './team.css.ts'

export interface MemberItemProps {
  member: TeamMember
  /** Whether this is the user; only another owner can change their role. */
  own: boolean
  onChange: () => void
}

/** A team member: name, role, email and last activity. */
export function MemberItem({ member, own, onChange }: MemberItemProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { id, name, email, role, active, lastSeenAt } = member
  const end = useTeamChange(
    (api) => api.call('endMemberSessions', { params: { id } }),
    () => t`${name} was signed out everywhere`,
  )
  const seen = lastSeenAt === null ? undefined : formatDateTime(lastSeenAt, tag)
  return (
    <li className={css.item}>
      <div className={css.who}>
        <div className={css.name}>
          <Written text={name} />
          {own && (
            <Text as="span" size="sm" tone="muted" weight="regular">
              <Trans>(you)</Trans>
            </Text>
          )}
          <StatusPill>{i18n._(roleLabels[role])}</StatusPill>
          {!active && <StatusPill tone="danger">{t`Switched off`}</StatusPill>}
        </div>
        <Text size="sm">{email}</Text>
        <Text size="xs" tone="muted">
          {seen === undefined ? t`Never signed in` : t`Last seen ${seen}`}
        </Text>
      </div>
      {!own && (
        <div className={css.buttons}>
          <Button size="sm" variant="secondary" onClick={onChange}>
            <Trans>Change…</Trans> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          {active && lastSeenAt !== null && (
            <Button size="sm" variant="plain" loading={end.isPending} onClick={() => end.mutate(undefined)}>
              <Trans>Sign out everywhere</Trans> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
      {end.error && (
        <div className={css.problem}>
          <ErrorCallout error={end.error} title={t`Nothing was changed`} />
        </div>
      )}
    </li>
  )
}
