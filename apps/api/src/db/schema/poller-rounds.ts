/** When each poller lane last ran, in any process. */
export interface PollerRoundsTable {
  /** As in `workers.ts`: `attempts stripe`. */
  name: string
  /** When a round last succeeded. */
  done_at: Date | null
  failed_at: Date | null
}

/** When each scheduled job was last due; taken by the process that writes the run's event. */
export interface ScheduledJobsTable {
  name: string
  last_due_at: Date
}
