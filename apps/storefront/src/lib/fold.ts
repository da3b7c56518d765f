/** A text for searches: lower case, without accents, so that `não` is found by `nao`. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
