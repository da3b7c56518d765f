/** What a parent wrote, what a good script made of it holds, and what it must never hold: patterns, whatever their case. */
export type NoteCase = readonly [notes: string, holds?: readonly string[], never?: readonly string[]]
