/** Failed sign-ins by account and network, or by network alone. */
export interface SignInAttemptsTable {
  /** `account:<hash of e-mail and network>` or `network:<hash>`. */
  bucket: string
  fails: number
  window_ends_at: Date
}
