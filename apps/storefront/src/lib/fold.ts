/** A text as searches compare it: no capitals, no accents, so that `não` is found by `nao`. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
