/** Normalizes a text for searches: lower case without accents, so that `nao` finds `não`. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
