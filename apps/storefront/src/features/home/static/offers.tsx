import { Trans, useLingui } from '@lingui/react/macro'
import type { Catalog, Offer } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { ButtonLink, IconButton } from '@recadinho/ui/button'
import { CheckIcon, CopyIcon } from '@recadinho/ui/icon'
import { useState } from 'react'
import { copyText } from '@recadinho/ui/copy-button'
import { useLanguageTag, useMarket } from '../../../lib/use-market.ts'
import * as css from './today.css.ts'
import { useHasEnded } from './use-has-ended.ts'

// §9: day, month, year, hour and minute.
const endFormat = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The current codes, each with its real end. */
export function Offers({ live }: { live: Pick<Catalog, 'offers' | 'packages' | 'serverTime'> }) {
  const sold = new Set(live.packages.map(({ id }) => id))
  // A code for packages that are not sold in this market is not an offer.
  const offers = live.offers.filter(({ packageIds }) => packageIds?.some((id) => sold.has(id)) ?? true)
  if (offers.length === 0)
    return (
      <p className={css.noOffer}>
        <Trans>No promo codes today. The prices above are what you pay.</Trans>
      </p>
    )
  return (
    <ul className={css.tickets}>
      {offers.map((offer) => (
        <Ticket key={offer.code} offer={offer} live={live} />
      ))}
    </ul>
  )
}

function Ticket({
  offer: { code, discountPercentage, endsAt, packageIds },
  live: { packages, serverTime },
}: {
  offer: Offer
  live: Pick<Catalog, 'packages' | 'serverTime'>
}) {
  const tag = useLanguageTag()
  const { locale } = useMarket()
  const ended = useHasEnded(endsAt, serverTime)
  const until = endsAt && new Date(endsAt).toLocaleString(tag, endFormat)
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
        <span className={css.end}>
          {ended ? (
            <Trans>This offer has ended.</Trans>
          ) : until ? (
            <Trans>until {until}</Trans>
          ) : (
            <Trans>no end date</Trans>
          )}
        </span>
      </span>
      {!ended && (
        <span className={css.ticketActions}>
          <CopyCode code={code} />
          <ButtonLink size="sm" variant="secondary" href={`/purchase?promo=${encodeURIComponent(code)}`}>
            <Trans>Use code</Trans>
          </ButtonLink>
        </span>
      )}
    </li>
  )
}

const packageNames = (packages: Catalog['packages'], ids: readonly string[], locale: Locale) =>
  packages.flatMap(({ id, title }) => (ids.includes(id) ? title[locale] : [])).join(', ')

function CopyCode({ code }: { code: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(code))
  return (
    <>
      <IconButton
        size="sm"
        label={t`Copy code ${code}`}
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      />
      <output className={css.status}>{copied && <Trans>Code copied</Trans>}</output>
    </>
  )
}
