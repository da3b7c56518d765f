/** How the work by the clock does, by lane, in whichever process. */
export interface PollerRoundsTable {
  /** As in `workers.ts`: `attempts stripe`. */
  name: string
  /** When a round last ended well. */
  done_at: Date | null
  failed_at: Date | null
}
