/** The authenticator app of a member of staff. */
export interface StaffTotpTable {
  staff_id: string
  /** Encrypted (see `encrypt.ts`). */
  secret: Buffer
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: Date | null
  /** The half minute of the last code that was used: neither it nor an earlier one is taken again. */
  last_step: string | null
}

/** Recovery codes that are left; a row goes when its code is used. */
export interface StaffRecoveryCodesTable {
  staff_id: string
  /** SHA-256 of the code, which has 80 bits. */
  code_hash: Buffer
}
