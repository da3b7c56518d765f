import type { I18n } from '@lingui/core'
import { letCharacterGreet } from './hero.ts'
import { letNameBeTyped } from './name-tag.ts'
import { letCharactersBeFound } from './search-gallery.ts'

/** Brings the home page to life, until its reader leaves it. Its parts may come into the page later than this. */
export function liven(i18n: I18n, leaving: AbortSignal): void {
  const greet = letCharacterGreet(leaving)
  letNameBeTyped(greet, leaving)
  letCharactersBeFound(i18n, leaving)
}
