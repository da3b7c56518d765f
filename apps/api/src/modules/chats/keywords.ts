import type { Locale } from '@recadinho/contracts/common'

export interface Wish {
  optedIn: boolean
  /** Language of the keyword, for a number without an order. */
  locale: Locale
}

const wishes: Record<string, Wish> = {
  STOP: { optedIn: false, locale: 'en' },
  UNSUBSCRIBE: { optedIn: false, locale: 'en' },
  PARAR: { optedIn: false, locale: 'pt' },
  PARE: { optedIn: false, locale: 'pt' },
  SAIR: { optedIn: false, locale: 'pt' },
  CANCELAR: { optedIn: false, locale: 'pt' },
  START: { optedIn: true, locale: 'en' },
  COMECAR: { optedIn: true, locale: 'pt' },
  VOLTAR: { optedIn: true, locale: 'pt' },
}

/** C5: the wish about messages in a text that consists of one of these keywords, ignoring punctuation and spaces. */
export function wishIn(text: string): Wish | undefined {
  const word = text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .toUpperCase()
  return Object.hasOwn(wishes, word) ? wishes[word] : undefined
}
