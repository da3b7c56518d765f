/** Short facts beside one another; what there is nothing to say about is left out. */
export const inOneLine = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ')
