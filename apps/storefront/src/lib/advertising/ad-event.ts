import type { Character } from '@recadinho/contracts/catalog'
import { conversionEvents, type ConversionData, type ConversionEvent } from '@recadinho/contracts/conversions'
import { contentNameOf } from './pages.ts'

/** §7: events that only TikTok has. */
const tiktokEvents = ['AddToCart', 'SubmitForm'] as const

/** The events that advertisers receive. */
export type AdEvent = ConversionEvent | (typeof tiktokEvents)[number]

export interface AdCall {
  name: AdEvent
  data: ConversionData
}

export const isForMeta = (name: string): name is ConversionEvent =>
  conversionEvents.some((each) => each === name)

export const isAdEvent = (name: string): name is AdEvent =>
  isForMeta(name) || tiktokEvents.some((each) => each === name)

const informationPages = new Set<string | undefined>([
  'about',
  'contact',
  'faq',
  'terms',
  'privacy',
  'refund',
])

/** §3: each event has a category: a character's own, else what the page is about. */
export function categoryOf(
  { content_id: id }: ConversionData,
  pathname: string,
  characters: readonly Pick<Character, 'id' | 'category'>[],
): NonNullable<ConversionData['content_category']> {
  const character = characters.find((each) => each.id === id)
  if (character) return character.category
  return informationPages.has(contentNameOf(pathname)) ? 'information' : 'greetings'
}
