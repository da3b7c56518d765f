import { Plural, Trans } from '@lingui/react/macro'
import type { Catalog, Offer } from '@recadinho/contracts/catalog'
import { ButtonLink } from '@recadinho/ui/button'
import { Link } from '@tanstack/react-router'
import { useLanguageTag } from '../../lib/use-place.ts'
import * as css from './today.css.ts'

// §9: day, month, year, hour and minute.
const endFormat = { dateStyle: 'short', timeStyle: 'short' } as const

/** What holds today: places that are left, codes with their end. */
export function Today({ live }: { live: Catalog | undefined }) {
  return (
    <section aria-labelledby="today-title" className={css.band}>
      <div className={css.columns}>
        <div>
          <h2 id="today-title" className={css.title}>
            <Trans>Today in the workshop</Trans>
          </h2>
          <p className={css.slots}>
            <Slots live={live} />
          </p>
        </div>
        {/* As tall as two codes from the start, so that nothing moves when they come. */}
        <ul className={css.offers}>
          {live?.offers.map((offer) => (
            <OfferTicket key={offer.code} offer={offer} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Slots({ live }: { live: Catalog | undefined }) {
  if (!live) return <Trans>We make only so many videos a day, so that each one gets its time.</Trans>
  const { left, capacity } = live.slots
  if (left === 0)
    return <Trans>All {capacity} places of today are taken. An order now is made first thing tomorrow.</Trans>
  return (
    <Plural
      value={left}
      one={`# of ${capacity} places is left today, so that each video gets its time.`}
      other={`# of ${capacity} places are left today, so that each video gets its time.`}
    />
  )
}

function OfferTicket({ offer }: { offer: Offer }) {
  const tag = useLanguageTag()
  return (
    <li className={css.ticket}>
      <span className={css.percent}>{offer.discountPercentage}%</span>
      <span className={css.ticketWords}>
        <strong>
          <Trans>off with the code {offer.code}</Trans>
        </strong>
        <span className={css.end}>
          {offer.endsAt ? (
            <Trans>until {new Date(offer.endsAt).toLocaleString(tag, endFormat)}</Trans>
          ) : (
            <Trans>no end date</Trans>
          )}
        </span>
      </span>
      <ButtonLink
        size="sm"
        variant="secondary"
        render={(link) => (
          <Link {...link} to="/purchase" search={{ promo: offer.code }}>
            {link.children}
          </Link>
        )}
      >
        <Trans>Use it</Trans>
      </ButtonLink>
    </li>
  )
}
