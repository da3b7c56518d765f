import { limits } from '@recadinho/contracts/orders'

/** How long the notes may be, by who writes the text (§5). */
export const notesMax = (useAIVoice: boolean): number =>
  useAIVoice ? limits.notesWithAiMax : limits.notesByHandMax

/** Characters as people and the server count them: a pictograph is one. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length
