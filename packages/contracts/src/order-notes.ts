import { Type, type Static } from 'typebox'
import { Closed, Instant, Uuid, WordsOfProse } from './common.ts'

export const noteMax = 1000

/** What a member of staff wrote for the others; the buyer never sees it. */
export const OrderNote = Closed({ id: Uuid, text: Type.String(), author: Type.String(), at: Instant })
export type OrderNote = Static<typeof OrderNote>

/** `POST /api/admin/orders/{id}/notes`. */
export const AddNoteBody = Closed({
  /** Made by the sender: the same one sent again is the same note. */
  id: Uuid,
  text: WordsOfProse(1, noteMax),
})
export type AddNoteBody = Static<typeof AddNoteBody>
