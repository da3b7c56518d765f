import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { zoneName } from '@recadinho/i18n/dates'
import { languageTag, type Locale } from '@recadinho/i18n/locales'
import { weekInWords } from '../../components/opening-hours/week-in-words.ts'
import { corrections } from './questions/corrections.ts'
import { delivery } from './questions/delivery.ts'
import { ordering } from './questions/ordering.ts'
import { paying } from './questions/paying.ts'
import { privacy } from './questions/privacy.ts'

export interface QuestionEntry {
  /** Anchor of the answer: a link to it opens the question. */
  id: string
  question: MessageDescriptor
  /** Its tags and values are those of `use-words.tsx`. */
  answer: MessageDescriptor
}

export interface QuestionGroup {
  id: string
  title: MessageDescriptor
  entries: readonly QuestionEntry[]
}

/** All questions, in the order in which they usually arise. Search engines get the same list. */
export const questions: readonly QuestionGroup[] = [
  { id: 'ordering', title: msg`Ordering`, entries: ordering },
  { id: 'paying', title: msg`Paying`, entries: paying },
  { id: 'delivery', title: msg`The video and its delivery`, entries: delivery },
  { id: 'mending', title: msg`Mistakes, changes, refunds`, entries: corrections },
  { id: 'privacy', title: msg`Your child's data`, entries: privacy },
]

/** The values in the texts of these pages. */
export function factsOf({ siteTitle, characters, openingHours, timeZone, ...keep }: Catalog, i18n: I18n) {
  const tag = languageTag[i18n.locale as Locale] // set by createShopI18n only
  const week = weekInWords(openingHours, i18n, tag)
  return {
    siteTitle,
    characters: characters.length,
    hours: week.map(({ days, hours }) => `${days}, ${hours}`).join('; '),
    zone: zoneName(tag, timeZone),
    videoDays: keep.keepVideosDays,
    detailDays: keep.keepOrderDetailsDays,
    visitDays: keep.keepVisitsDays,
    deliveryHours: keep.deliveryHours,
    /** Of `select` in a text: whether a person watches each video. */
    watched: keep.everyVideoWatched ? 'yes' : 'no',
  }
}

/** An answer without links. */
export const plainAnswer = (
  { answer }: QuestionEntry,
  values: ReturnType<typeof factsOf>,
  i18n: I18n,
): string => i18n._({ ...answer, values }).replaceAll(/<[^>]+>/g, '')
