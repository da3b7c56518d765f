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
