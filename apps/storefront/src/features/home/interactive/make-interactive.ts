import type { I18n } from '@lingui/core'
import { letCharacterGreet } from './hero.ts'
import { letNameBeTyped } from './name-tag.ts'
import { letCharactersBeFound } from './search-gallery.ts'

/** Makes the home page interactive until the reader leaves it. Its parts may be added to the page later. */
export function makeInteractive(i18n: I18n, leaving: AbortSignal): void {
  const greet = letCharacterGreet(leaving)
  letNameBeTyped(greet, leaving)
  letCharactersBeFound(i18n, leaving)
}
