/** Joins short facts with separators, skipping empty ones. */
export const inOneLine = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ')
