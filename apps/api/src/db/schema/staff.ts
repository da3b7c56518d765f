import type { Locale } from '@recadinho/contracts/common'
import type { StaffRole } from '@recadinho/contracts/sessions'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt } from './columns.ts'

export interface StaffTable {
  id: string
  /** In lower case. */
  email: string
  name: string
  role: StaffRole
  /** argon2id in PHC form. */
  password_hash: string
  active: Generated<boolean>
  created_at: CreatedAt
  /** Raised by each change of the role or of `active`. */
  version: Generated<number>
  /** Since then they do not see the first steps of the setup. */
  first_steps_hidden_at: Generated<Date | null>
}

export interface StaffSessionsTable {
  /** Identifies the session without granting access. */
  id: Generated<string>
  /** SHA-256 of the cookie's token. */
  token_hash: Buffer
  staff_id: string
  created_at: Date
  last_seen_at: Date
  /** When it ends, even if it is in use. */
  expires_at: Date
  /** Browser and system, from the user agent. */
  device: string | null
  /** The network of the sign-in, never an address. */
  network: string | null
  /** When its owner last entered the password or used a passkey; null in older sessions. */
  proven_at: Date | null
}

/** Pending invitations to the team; deleted when accepted or withdrawn. */
export interface StaffInvitationsTable {
  id: string
  /** In lower case. */
  email: string
  role: StaffRole
  /** The language of the email. */
  locale: Locale
  /** How often the link was replaced. */
  generation: Generated<number>
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  invited_by: string
  expires_at: Date
  created_at: ColumnType<Date, Date, never>
}

/** Links for a new password, one per requested address, whether or not it has an account. */
export interface StaffPasswordResetsTable {
  /** In lower case. */
  email: string
  id: string
  /** The language of the email. */
  locale: Locale
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  expires_at: Date
}

/** Unconfirmed new email addresses of staff, confirmed by a link sent there; one per member. */
export interface StaffEmailChangesTable {
  staff_id: string
  id: string
  /** In lower case. */
  email: string
  /** The language of its emails. */
  locale: Locale
  /** SHA-256 of the link's secret, which is derived and never stored. */
  token_hash: Buffer
  expires_at: Date
}

/** A member's authenticator app. */
export interface StaffTotpTable {
  staff_id: string
  /** Encrypted (see `encrypt.ts`). */
  secret: Buffer
  /** Null until a code has proven that the app has the secret. */
  confirmed_at: Date | null
  /** The half minute of the last used code: neither it nor an earlier one is accepted again. */
  last_step: string | null
}

/** Unused recovery codes; deleted when used. */
export interface StaffRecoveryCodesTable {
  staff_id: string
  /** SHA-256 of the code, which has 80 bits. */
  code_hash: Buffer
}

export interface StaffPasskeysTable {
  id: string
  staff_id: string
  /** The authenticator's id of it. */
  credential_id: string
  name: string
  public_key: Buffer
  /** The authenticator's use counter; synced passkeys always report 0. */
  counter: ColumnType<string, number, number>
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

/** Challenges waiting for an answer; reading one deletes it. */
export interface PasskeyChallengesTable {
  challenge: string
  /** The member who creates a passkey; null for signing in. */
  staff_id: string | null
  expires_at: Date
}

/** Failed sign-ins by account and network, or by network alone. */
export interface SignInAttemptsTable {
  /** `account:<hash of e-mail and network>` or `network:<hash>`. */
  bucket: string
  fails: number
  window_ends_at: Date
}

/** Who did what; append-only. */
export interface AuditLogTable {
  id: GeneratedAlways<string>
  at: ColumnType<Date, Date, never>
  actor_type: 'staff' | 'system'
  actor_id: string | null
  action: string
  subject: string | null
  /** Old and new value by field; values only if they are no personal data. */
  details: ColumnType<Record<string, unknown>, string, never>
  request_id: string | null
  /** The entry that this change reverted. */
  undoes: string | null
}
