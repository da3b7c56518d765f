import { Text } from '@recadinho/ui/text'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Catalog, Offer } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { IconButton } from '@recadinho/ui/button'
import { useCopy } from '@recadinho/ui/copy-button'
import { CheckIcon, CopyIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { LinkButton } from '../../../components/link-button.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useLanguageTag, useMarket } from '../../../lib/market/use-market.ts'
import * as css from './today.css.ts'
import { useHasEnded } from './use-has-ended.ts'

// §9: day, month, year, hour and minute.
const endFormat = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The current promo codes, each with its real end. */
export function Offers({
  catalog,
}: {
  catalog: Pick<Catalog, 'offers' | 'packages' | 'serverTime' | 'timeZone'>
}) {
  const sold = new Set(catalog.packages.map(({ id }) => id))
  // A code for packages that are not sold in this market is not an offer.
  const offers = catalog.offers.filter(({ packageIds }) => packageIds?.some((id) => sold.has(id)) ?? true)
  if (offers.length === 0)
    return (
      <Text tone="muted">
        <Trans>No promo codes today. The prices above are what you pay.</Trans>
      </Text>
    )
  return (
    <ul className={css.tickets}>
      {offers.map((offer) => (
        <Ticket key={offer.code} offer={offer} catalog={catalog} />
      ))}
    </ul>
  )
}

function Ticket({
  offer: { code, discountPercentage, endsAt, packageIds },
  catalog: { packages, serverTime, timeZone },
}: {
  offer: Offer
  catalog: Pick<Catalog, 'packages' | 'serverTime' | 'timeZone'>
}) {
  const tag = useLanguageTag()
  const { locale } = useMarket()
  const ended = useHasEnded(endsAt, serverTime)
  // Prerendered HTML is the same for everyone: it uses the shop's time zone.
  const zone = useHydrated() ? undefined : timeZone
  const until = endsAt && (
    <time dateTime={endsAt} suppressHydrationWarning>
      {new Date(endsAt).toLocaleString(tag, { ...endFormat, timeZone: zone })}
    </time>
  )
  return (
    <li className={css.ticket} data-ended={ended || undefined}>
      <span className={css.percent}>{discountPercentage}%</span>
      <span className={css.ticketWords}>
        <strong>
          <Trans>off with code {code}</Trans>
        </strong>
        {packageIds && (
          <span>
            <Trans>only for: {packageNames(packages, packageIds, locale)}</Trans>
          </span>
        )}
        <Text as="span" size="sm" tone="muted">
          {ended ? (
            <Trans>This offer has ended.</Trans>
          ) : until ? (
            <Trans>until {until}</Trans>
          ) : (
            <Trans>no end date</Trans>
          )}
        </Text>
      </span>
      {!ended && (
        <span className={css.ticketActions}>
          <CopyCode code={code} />
          <LinkButton to="/purchase" size="sm" variant="secondary" search={{ promo: code }}>
            <Trans>Use code</Trans>
          </LinkButton>
        </span>
      )}
    </li>
  )
}

const packageNames = (packages: Catalog['packages'], ids: readonly string[], locale: Locale) =>
  packages.flatMap(({ id, title }) => (ids.includes(id) ? title[locale] : [])).join(', ')

function CopyCode({ code }: { code: string }) {
  const { t } = useLingui()
  const { state, copy } = useCopy(code)
  return (
    <>
      <IconButton
        size="sm"
        label={t`Copy code ${code}`}
        icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      />
      <VisuallyHidden live="polite">
        {state === 'copied' && <Trans>Code copied</Trans>}
        {state === 'failed' && <Trans>Your browser didn't let us copy it. The code is {code}.</Trans>}
      </VisuallyHidden>
    </>
  )
}
