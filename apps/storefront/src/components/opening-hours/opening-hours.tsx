import { Trans, useLingui } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { zoneName } from '@recadinho/i18n/dates'
import { languageTag } from '@recadinho/i18n/locales'
import { clockTime, openState, weekdayName } from '@recadinho/i18n/opening-hours'
import { Heading, Text } from '@recadinho/ui/text'
import { useCatalog, useLiveCatalog } from '../../lib/catalog/use-catalog.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useNow } from '../../lib/use-now.ts'
import { weekInWords } from './week-in-words.ts'
import * as css from './opening-hours.css.ts'

/** §9: the opening hours in the shop's time zone, and whether someone is available now. */
export function OpeningHours({ level }: { level: 2 | 3 }) {
  const { i18n } = useLingui()
  const { openingHours, timeZone } = useCatalog()
  const live = useLiveCatalog()
  const { locale } = useMarket()
  const tag = languageTag[locale]
  const zone = capital(zoneName(tag, timeZone))
  return (
    <aside aria-labelledby="hours-title" className={css.hours}>
      <Heading level={level} size="h3" id="hours-title">
        <Trans>Opening hours</Trans>
      </Heading>
      <p className={css.state}>{live && <OpenNow live={live} tag={tag} />}</p>
      <dl>
        {weekInWords(openingHours, i18n, tag).map(({ days, hours }) => (
          <div key={days} className={css.row}>
            <dt className={css.days}>{capital(days)}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        <Trans>{zone}. We take orders and deliver around the clock.</Trans>
      </Text>
    </aside>
  )
}

function OpenNow({ live, tag }: { live: Catalog; tag: string }) {
  const state = openState(live.openingHours, live.timeZone, new Date(useNow()))
  if (state.open) {
    const closes = clockTime(state.closes, tag)
    return (
      <>
        <span className={css.lamp.lit} />
        <Trans>Open now, until {closes}</Trans>
      </>
    )
  }
  if (!state.next) return <Trans>Closed at the moment</Trans>
  const { inDays, day, opens } = state.next
  const time = clockTime(opens, tag)
  const name = weekdayName(day, tag)
  return (
    <>
      <span className={css.lamp.dark} />
      {inDays === 0 ? (
        <Trans>Closed now, opens today at {time}</Trans>
      ) : inDays === 1 ? (
        <Trans>Closed now, opens tomorrow at {time}</Trans>
      ) : (
        <Trans>
          Closed now, opens {name} at {time}
        </Trans>
      )}
    </>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
