import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { Invitation, TeamMember } from '@recadinho/contracts/team'
import { Button } from '@recadinho/ui/button'
import { Heading, Text } from '@recadinho/ui/text'
import { useEffect, useState } from 'react'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { InvitationItem } from './invitation-item.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberItem } from './member-item.tsx'
import { teamOptions } from '../../lib/team-queries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import * as css from './team.css.ts'

export interface TeamPageProps {
  /** Id of the signed-in user. */
  ownId: string | undefined
}

/** The owner's page of staff accounts, their roles and pending invitations. */
export function TeamPage({ ownId }: TeamPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const team = useSuspenseQuery(teamOptions(api))
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<TeamMember>()
  const [withdrawing, setWithdrawing] = useState<Invitation>()
  const [withdrawn, setWithdrawn] = useState(0)
  useEffect(() => {
    // The pressed button was removed with its row.
    if (withdrawn > 0) document.querySelector<HTMLElement>('#team')?.focus()
  }, [withdrawn])
  const { members, invitations } = team.data
  return (
    <>
      <PageTitle>{t`Team`}</PageTitle>
      <div className={css.page}>
        <div className={css.top}>
          <div>
            <Heading level={1} size="h2" id="team" focusable>
              <Trans>Team</Trans>
            </Heading>
            <Text size="sm" tone="muted">
              <Trans>Everyone who can sign in here.</Trans>
            </Text>
          </div>
          <Button onClick={() => setInviting(true)}>
            <Trans>Invite someone…</Trans>
          </Button>
        </div>
        <OutOfDate query={team} />
        <ul aria-label={t`Members`} className={css.list}>
          {members.map((member) => (
            <MemberItem
              key={member.id}
              member={member}
              own={member.id === ownId}
              onChange={() => setChanging(member)}
            />
          ))}
        </ul>
        {invitations.length > 0 && (
          <section aria-labelledby="invitations" className={css.part}>
            <Heading level={2} size="h4" id="invitations">
              <Trans>Invited, not joined yet</Trans>
            </Heading>
            <ul className={css.list}>
              {invitations.map((invitation) => (
                <InvitationItem
                  key={invitation.id}
                  invitation={invitation}
                  onWithdraw={() => setWithdrawing(invitation)}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {changing && <MemberDialog member={changing} onClose={() => setChanging(undefined)} />}
      {withdrawing && (
        <WithdrawDialog
          invitation={withdrawing}
          onDone={() => {
            setWithdrawing(undefined)
            setWithdrawn(withdrawn + 1)
          }}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  )
}

/** Error page if the team cannot be loaded. */
export function TeamError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the team`} />
}
