import { limits } from '@recadinho/contracts/orders'

/** Maximum length of the notes, by who writes the text (§5). */
export const notesMax = (useAIVoice: boolean): number =>
  useAIVoice ? limits.notesWithAiMax : limits.notesByHandMax

/** Length in code points, as the server counts it. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length
