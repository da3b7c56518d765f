import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Occasion } from '@recadinho/contracts/orders'
import type { GreetingStyle } from '@recadinho/stage/cast'
import type { ScriptLine } from '@recadinho/stage/timeline'

export interface Speaker {
  slug: string
  /** In the page's language. */
  name: string
  style: GreetingStyle
}

export interface GreetingInput {
  speakers: readonly Speaker[]
  childName: string
  childAge: number | null
  occasion: Occasion | null
  /** The buyer's own words, where they write the text themselves. */
  ownText: string | undefined
}

/** What the characters say in the preview: who they are, the child's name, the occasion, and a word to end with. */
export function greetingLines(i18n: I18n, input: GreetingInput): ScriptLine[] {
  const [first, ...others] = input.speakers
  const last = input.speakers.at(-1)
  if (!first || !last) return []
  const name = input.childName.trim() || i18n._(msg`little one`)
  const say = (speaker: Speaker, text: string, mood: ScriptLine['mood']): ScriptLine => ({
    speaker: speaker.slug,
    text,
    ...(mood ? { mood } : {}),
  })
  return [
    say(first, i18n._(openings[first.style].id, { name, me: first.name }), 'happy'),
    ...others.map((speaker) => say(speaker, i18n._(meToo.id, { me: speaker.name }), 'excited')),
    say(last, wish(i18n, input), 'excited'),
    ...(input.ownText ? [] : [say(first, i18n._(ending), 'gentle')]),
  ]
}

function wish(i18n: I18n, { occasion, childAge, ownText }: GreetingInput) {
  if (ownText) return beginningOf(ownText)
  if (occasion === 'birthday' && childAge !== null) return i18n._(birthdayWithAge.id, { age: childAge })
  return i18n._(wishes[occasion ?? 'justBecause'])
}

/** The first sentences, short enough to listen to. */
function beginningOf(text: string) {
  const words = text.trim().split(/\s+/)
  const kept: string[] = []
  for (const word of words) {
    if ([...kept, word].join(' ').length > 160) return `${kept.join(' ')}…`
    kept.push(word)
  }
  return kept.join(' ')
}

// Their values are filled in by hand above, so each is written with its names as placeholders.
const openings: Record<GreetingStyle, MessageDescriptor> = {
  warm: msg({ message: "Hello, {name}! It's me, {me}." }),
  funny: msg({ message: 'Psst… {name}! Guess who? {me}, of course!' }),
  brave: msg({ message: '{name}! {me} here, and I came a long way to find you!' }),
  gentle: msg({ message: 'Hi there, {name}. I am {me}, and I am so happy to see you.' }),
  playful: msg({ message: 'Peekaboo, {name}! Here comes {me}!' }),
  wise: msg({ message: 'Good day, dear {name}. {me} has been looking for you.' }),
  excited: msg({ message: "{name}! {name}! What a joy! I'm {me}!" }),
}
const meToo = msg({ message: 'And I am {me}!' })
const birthdayWithAge = msg({
  message:
    'Happy birthday! {age, plural, one {# year old today, how grand!} other {# years old today, how grand!}}',
})
const wishes: Record<Occasion, MessageDescriptor> = {
  birthday: msg`Happy birthday! This day is all yours!`,
  achievement: msg`I heard what you did, and I am so proud of you!`,
  backToSchool: msg`A new school year begins, and you are going to shine!`,
  christmas: msg`Merry Christmas! May your day sparkle like the tree!`,
  easter: msg`Happy Easter! I saw a little bunny near your home!`,
  childrensDay: msg`Happy Children's Day! Today the whole world plays with you!`,
  congratulations: msg`Congratulations! Everybody is cheering for you!`,
  getWell: msg`Get well soon! I am sending you the warmest hug.`,
  justBecause: msg`There is no special reason. I just wanted to say how wonderful you are!`,
}
const ending = msg`And there is so much more I want to tell you!`
