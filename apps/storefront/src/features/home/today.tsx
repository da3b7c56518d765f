import { Plural, Trans } from '@lingui/react/macro'
import type { Catalog, Offer } from '@recadinho/contracts/catalog'
import { formatDateTime } from '@recadinho/i18n/dates'
import { ButtonLink } from '@recadinho/ui/button'
import { StarIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguageTag } from '../../lib/use-place.ts'
import * as css from './today.css.ts'

/** What holds today: places that are left, codes with their end, and when people are there (§9). */
export function Today({ live }: { live: Catalog | undefined }) {
  return (
    <section aria-labelledby="today-title" className={css.band}>
      <Container>
        <div className={css.columns}>
          <div>
            <Heading level={2} id="today-title">
              <Trans>Today in the workshop</Trans>
            </Heading>
            <p className={css.slots}>
              <span className={css.star}>
                <StarIcon size="lg" solid />
              </span>
              <span>
                <Slots live={live} />
              </span>
            </p>
            {/* As tall as two codes from the start, so that nothing moves when they come. */}
            <ul className={css.offers}>
              {live?.offers.map((offer) => (
                <OfferTicket key={offer.code} offer={offer} />
              ))}
            </ul>
          </div>
          <OpeningHours />
        </div>
      </Container>
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
        <Text as="span" size="sm" tone="muted">
          {offer.endsAt ? (
            <Trans>until {formatDateTime(offer.endsAt, tag)}</Trans>
          ) : (
            <Trans>no end date</Trans>
          )}
        </Text>
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

/** §9, in the shop's own time. */
function OpeningHours() {
  return (
    <aside aria-labelledby="hours-title" className={css.hours}>
      <Heading level={3} id="hours-title">
        <Trans>Opening hours</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>When people answer you. Orders and deliveries go on day and night.</Trans>
      </Text>
      <dl>
        <Hours days={<Trans>Monday to Friday</Trans>} hours={<Trans>9:00 to 18:00</Trans>} />
        <Hours days={<Trans>Saturday</Trans>} hours={<Trans>10:00 to 16:00</Trans>} />
        <Hours days={<Trans>Sunday</Trans>} hours={<Trans>closed</Trans>} />
      </dl>
    </aside>
  )
}

function Hours({ days, hours }: { days: ReactNode; hours: ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{days}</dt>
      <dd>{hours}</dd>
    </div>
  )
}
