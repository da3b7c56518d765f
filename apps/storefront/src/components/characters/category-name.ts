import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CharacterCategory } from '@recadinho/contracts/catalog'

/** §3: the categories of characters. */
export const categoryName: Record<CharacterCategory, MessageDescriptor> = {
  princesses: msg`Princesses`,
  heroes: msg`Heroes`,
  games: msg`Games`,
  movies: msg`Movies`,
}
