/**
 * Countries where advertising needs prior consent (opt-in): the European Economic Area, the United Kingdom and Brazil.
 * Elsewhere it is opt-out.
 */
const optIn = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB BR'.split(
    ' ',
  ),
)

/** Languages of those countries; a language tag without a region counts as one of theirs. */
const languages = new Set(
  'bg cs da de el es et fi fr ga hr hu is it lb lt lv mt nb nl nn no pl pt ro sk sl sv'.split(' '),
)

/** Time zones of those countries. */
const zones =
  /^(Europe|Arctic)\/|^Atlantic\/(Azores|Canary|Faeroe|Faroe|Jan_Mayen|Madeira|Reykjavik)$|^Asia\/(Famagusta|Nicosia)$|^Africa\/Ceuta$|^Indian\/(Mayotte|Reunion)$|^America\/(Cayenne|Guadeloupe|Marigot|Martinique|St_Barthelemy|Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Acre|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)$|^Brazil\//

export interface Whereabouts {
  /** The country that the visitor selected. */
  country: string | undefined
  /** BCP 47 tags, including the page's own language. */
  languages: readonly string[]
  /** IANA name, if the browser reports it. */
  timeZone: string | undefined
}

/**
 * Whether the law may require consent before advertising. The selected country decides. Without one, any sign is
 * enough: a language, a time zone, or a browser that reports no time zone.
 */
export function needsOptIn(visitor: Whereabouts): boolean {
  if (visitor.country !== undefined) return optIn.has(visitor.country)
  const { timeZone } = visitor
  if (!timeZone || /^(Etc\/|UTC|GMT)/.test(timeZone) || zones.test(timeZone)) return true
  return visitor.languages.some((tag) => {
    const [language = '', ...parts] = tag.split('-')
    const region = parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
    return region ? optIn.has(region) : languages.has(language.toLowerCase())
  })
}
