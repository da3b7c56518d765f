import type { Invitation, TeamMember } from '@recadinho/contracts/team'
import type { InvitationRow, MemberRow } from './queries.ts'

export const memberView = ({ last_seen: lastSeen, ...member }: MemberRow): TeamMember => ({
  ...member,
  lastSeenAt: lastSeen?.toISOString() ?? null,
})

export const invitationView = ({ expires_at: expiresAt, ...invitation }: InvitationRow): Invitation => ({
  ...invitation,
  expiresAt: expiresAt.toISOString(),
})
