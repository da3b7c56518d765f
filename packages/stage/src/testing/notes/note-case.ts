/**
 * What a parent wrote, what a good script made of it holds, and what it must never hold: patterns, whatever their case.
 * `childName` is what stands in the name field, if not one child's.
 *
 * Each set `unseen-….ts` was written before anybody looked at what the writer makes of it; `misread-….ts` are notes that
 * were once misunderstood.
 */
export type NoteCase = readonly [
  notes: string,
  holds?: readonly string[],
  never?: readonly string[],
  childName?: string,
]
