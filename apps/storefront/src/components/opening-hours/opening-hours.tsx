import { Trans } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { zoneName } from '@recadinho/i18n/dates'
import { languageTag } from '@recadinho/i18n/locales'
import { groupDays, openState, plainTime, weekdayName, type OpenDay } from '@recadinho/i18n/opening-hours'
import { Heading, Text } from '@recadinho/ui/text'
import { useCatalog, useLiveCatalog } from '../../lib/catalog/use-catalog.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useNow } from '../../lib/use-now.ts'
import * as css from './opening-hours.css.ts'

/** §9: when people answer, in the shop's zone, and whether someone is there now. */
export function OpeningHours({ level }: { level: 2 | 3 }) {
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
        {groupDays(openingHours).map(({ from, to, hours }) => (
          <div key={from} className={css.row}>
            <dt>
              <Days from={from} to={to} tag={tag} />
            </dt>
            <dd>
              <Hours hours={hours} />
            </dd>
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
    const closes = plainTime(state.closes)
    return (
      <>
        <span className={css.lamp.lit} />
        <Trans>Open now, until {closes}</Trans>
      </>
    )
  }
  if (!state.next) return <Trans>Closed at the moment</Trans>
  const { inDays, day, opens } = state.next
  const time = plainTime(opens)
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

function Days({ from, to, tag }: { from: number; to: number; tag: string }) {
  const first = capital(weekdayName(from, tag))
  if (from === to) return first
  const last = weekdayName(to, tag)
  return (
    <Trans>
      {first} to {last}
    </Trans>
  )
}

function Hours({ hours }: { hours: OpenDay }) {
  if (!hours) return <Trans>closed</Trans>
  const opens = plainTime(hours.opens)
  const closes = plainTime(hours.closes)
  return (
    <Trans>
      {opens} to {closes}
    </Trans>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
