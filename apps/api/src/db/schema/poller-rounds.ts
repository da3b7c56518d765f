/** When each poller lane last ran, in any process. */
export interface PollerRoundsTable {
  /** As in `workers.ts`: `attempts stripe`. */
  name: string
  /** When a round last succeeded. */
  done_at: Date | null
  failed_at: Date | null
}
