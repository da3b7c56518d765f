import { Type, type Static } from 'typebox'
import { ownerOnly, provenOwner, signInTries } from './access.ts'
import { Closed, Email, Instant, Locale, Nullable, SeenNumber, Uuid, Words } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { NewPassword, staffRoles, StaffSession } from './sessions.ts'

const Role = Type.Enum(staffRoles)
const Version = SeenNumber

/** A person who may sign in, or could before being deactivated. */
export const TeamMember = Closed({
  id: Uuid,
  email: Type.String(),
  name: Type.String(),
  role: Role,
  active: Type.Boolean(),
  /** `null`: never signed in. */
  lastSeenAt: Nullable(Instant),
  /** Increases with each change of the role or of `active`. */
  version: Version,
})
export type TeamMember = Static<typeof TeamMember>

/** A person who was invited and has not joined yet. */
export const Invitation = Closed({
  id: Uuid,
  email: Type.String(),
  role: Role,
  /** The link stops working at this time unless the invitation is sent again. */
  expiresAt: Instant,
})
export type Invitation = Static<typeof Invitation>

export const Team = Closed({
  /** By name. */
  members: Type.Array(TeamMember),
  /** Newest first. */
  invitations: Type.Array(Invitation),
})
export type Team = Static<typeof Team>

export const TeamParams = Closed({ id: Uuid })

export const InviteBody = Closed({
  email: Email,
  role: Role,
  /** Language of the email. */
  locale: Locale,
})
export type InviteBody = Static<typeof InviteBody>

export const ChangeMemberBody = Closed({
  /** The member's version the caller saw. */
  version: Version,
  role: Role,
  active: Type.Boolean(),
})
export type ChangeMemberBody = Static<typeof ChangeMemberBody>

/** The URL fragment of an invitation link: 128 bits. */
const InvitationToken = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

export const OpenInvitationBody = Closed({ token: InvitationToken })

export const OpenedInvitation = Closed({ email: Type.String(), role: Role })
export type OpenedInvitation = Static<typeof OpenedInvitation>

export const AcceptInvitationBody = Closed({
  token: InvitationToken,
  name: Words(2, 100),
  password: NewPassword,
})
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>

const team = { ...ownerOnly, status: 200, response: Team } as const
const sensitive = { ...team, ...provenOwner } as const

/** The shop's staff; part of `endpoints`. Calls that change the team return the updated team. */
export const teamEndpoints = {
  listTeam: {
    ...team,
    method: 'GET',
    path: '/api/admin/team',
    summary: 'Who may sign in, and who was asked to join',
  },
  changeTeamMember: {
    ...sensitive,
    method: 'PUT',
    path: '/api/admin/team/{id}',
    summary: 'Change the role of a member, or switch them off or on; switching off signs them out everywhere',
    params: TeamParams,
    body: ChangeMemberBody,
  },
  endMemberSessions: {
    ...team,
    method: 'DELETE',
    path: '/api/admin/team/{id}/sessions',
    summary: 'Sign a member out everywhere',
    params: TeamParams,
  },
  inviteStaff: {
    ...sensitive,
    method: 'POST',
    path: '/api/admin/invitations',
    summary: 'Invite someone to the team by e-mail',
    body: InviteBody,
  },
  resendInvitation: {
    ...team,
    method: 'POST',
    path: '/api/admin/invitations/{id}/mails',
    summary: 'Send an invitation again, with a new link; the one before opens nothing anymore',
    params: TeamParams,
  },
  withdrawInvitation: {
    ...team,
    method: 'DELETE',
    path: '/api/admin/invitations/{id}',
    summary: 'Take an invitation back; its link opens nothing anymore',
    params: TeamParams,
  },
  openInvitation: {
    method: 'POST',
    path: '/api/admin/invitation-lookups',
    summary: 'Whom an invitation is for',
    access: 'public',
    bounds: signInTries,
    body: OpenInvitationBody,
    status: 200,
    response: OpenedInvitation,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/admin/team',
    summary: 'Join the team: who is invited gives a name and a password, and is signed in',
    access: 'public',
    bounds: signInTries,
    body: AcceptInvitationBody,
    status: 201,
    response: StaffSession,
  },
} as const satisfies Record<string, Endpoint>
