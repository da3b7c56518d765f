import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScriptVersion } from '@recadinho/contracts/scripts'

/** The author of a version, as the end of a sentence. */
export function scriptAuthor(i18n: I18n, { author, authorName }: ScriptVersion): string {
  if (author === 'writer') return i18n._(msg`drafted from the buyer's notes`)
  if (author === 'buyer') return i18n._(msg`the buyer's own words`)
  return authorName ? i18n._(msg`edited by ${authorName}`) : i18n._(msg`edited by staff`)
}
