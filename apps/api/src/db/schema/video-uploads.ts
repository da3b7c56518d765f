/** A file that a member of staff is sending; how much has arrived is the size of the file. */
export interface VideoUploadsTable {
  id: string
  order_id: string
  staff_id: string
  /** Of the whole file; a 64-bit number, which comes as text. */
  bytes: string
  created_at: Date
  finished_at: Date | null
}
