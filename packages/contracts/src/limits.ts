/** Limits from §5 and §9. */
export const limits = {
  childNameMax: 60,
  /** Children besides the first. */
  otherChildrenMax: 2,
  ageMin: 1,
  ageMax: 130,
  notesWithAiMax: 400,
  notesByHandMax: 700,
  charactersMax: 3,
  nameHintMax: 60,
  unsaidMax: 20,
  /** How many days ahead the occasion may be; it is never in the past. */
  occasionDaysAhead: 366,
} as const
