import { Plural, Trans } from '@lingui/react/macro'
import { characterCategories, type Character, type Package } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { formatMoney } from '@recadinho/i18n/money'
import { Badge } from '@recadinho/ui/badge'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import { CurrencyCode } from '../../../components/currency-code.tsx'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import { useLanguageTag, useMarket } from '../../../lib/market/use-market.ts'
import { promisedHoursOf } from '../../../lib/orders/server-clock.ts'
import { LinkButton } from '../../../components/link-button.tsx'
import * as css from './packages.css.ts'

/** The packages with prices for the visitor's market. */
export function Packages() {
  const catalog = useCatalog()
  const { packages, characters } = catalog
  const { locale } = useMarket()
  const tag = useLanguageTag()
  return (
    <Section id="packages" aria-labelledby="packages-title">
      <Container>
        <Heading level={2} id="packages-title" align="center">
          <Trans>One price, everything included</Trans>
        </Heading>
        <Text align="center" tone="muted">
          <Trans>Script, voice, video and delivery included. No extras later.</Trans>
        </Text>
        <ul className={css.list}>
          {packages.map((entry) => (
            <PackageCard
              key={entry.id}
              entry={entry}
              // Named only if it is not the shop's.
              hours={
                entry.deliveryHours === catalog.deliveryHours ? undefined : promisedHoursOf(entry, catalog)
              }
              cast={characters}
              locale={locale}
              tag={tag}
            />
          ))}
        </ul>
      </Container>
    </Section>
  )
}

interface PackageCardProps {
  entry: Package
  /** Within how many hours it arrives. */
  hours: number | undefined
  cast: readonly Character[]
  locale: Locale
  tag: string
}

function PackageCard({ entry, hours, cast, locale, tag }: PackageCardProps) {
  const { price, savings, installments, charactersCount } = entry
  return (
    <li className={css.card}>
      <div className={css.faces}>
        {exampleCast(cast, charactersCount).map(({ id, picture }) => (
          <CharacterPicture key={id} picture={picture} size={72} />
        ))}
      </div>
      <div className={css.head}>
        <Heading level={3}>{entry.title[locale]}</Heading>
        {savings && (
          <Badge>
            <Trans>Save {formatMoney(savings, tag)}</Trans>
          </Badge>
        )}
      </div>
      <Text tone="muted">{entry.description[locale]}</Text>
      <p className={css.priceLine}>
        <span className={css.price}>{formatMoney(price, tag)}</span>
        <CurrencyCode currency={price.currency} />
      </p>
      {/* One row of the card for both, so that the rows of all cards align. */}
      <div className={css.installments}>
        {hours !== undefined && (
          <p className={css.hours}>
            <Plural value={hours} one="Arrives within # hour" other="Arrives within # hours" />
          </p>
        )}
        {/* Only where installments are common; other prices need no line. */}
        {installments.length > 1 && (
          <ul>
            {installments.map((installment) => (
              <li key={installment.count}>
                <InstallmentText installment={installment} tag={tag} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <LinkButton to="/purchase" variant="secondary" wide="always" search={{ package: entry.id }}>
        <Plural value={charactersCount} one="Choose # character" other="Choose # characters" />
      </LinkButton>
    </li>
  )
}

/** One character from each category in turn, so that every package shows different ones. */
function exampleCast(cast: readonly Character[], count: number) {
  const leads = characterCategories.flatMap((category) => cast.find((one) => one.category === category) ?? [])
  return leads.slice(0, count)
}

/** §9: `3 × 16.63 with no interest`. The rounding remainder is in the first payment, and the text says so. */
function InstallmentText({
  installment: { count, first, each },
  tag,
}: {
  installment: Package['installments'][number]
  tag: string
}) {
  const amount = formatMoney(each, tag)
  if (first.amount === each.amount)
    return (
      <Trans>
        {count} × {amount} with no interest
      </Trans>
    )
  return (
    <Trans>
      {count} × {amount} with no interest (first payment: {formatMoney(first, tag)})
    </Trans>
  )
}
