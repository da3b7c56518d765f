import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'

export const categoryLabels: Record<CharacterCategory, MessageDescriptor> = {
  princesses: msg`Princesses`,
  heroes: msg`Heroes`,
  games: msg`Games`,
  movies: msg`Movies`,
}

/** A character's greeting style. */
export const greetingLabels: Record<GreetingStyle, MessageDescriptor> = {
  warm: msg({ context: 'greeting', message: 'Warm' }),
  funny: msg({ context: 'greeting', message: 'Funny' }),
  brave: msg({ context: 'greeting', message: 'Brave' }),
  gentle: msg({ context: 'greeting', message: 'Gentle' }),
  playful: msg({ context: 'greeting', message: 'Playful' }),
  wise: msg({ context: 'greeting', message: 'Wise' }),
  excited: msg({ context: 'greeting', message: 'Excited' }),
}
