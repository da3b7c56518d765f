import { Plural, Trans } from '@lingui/react/macro'
import type { Catalog, Package } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { formatMoney } from '@recadinho/i18n/money'
import { Badge } from '@recadinho/ui/badge'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useRouteContext } from '@tanstack/react-router'
import { LinkButton } from '../../../components/link-button.tsx'
import { useLanguageTag, useMarket } from '../../../lib/use-market.ts'
import * as css from './packages.css.ts'

/** The packages with their prices: prerendered, or live for the reader's market. */
export default function Packages({ live }: { live?: Catalog }) {
  const { snapshot } = useRouteContext({ from: '__root__' })
  const { locale } = useMarket()
  const tag = useLanguageTag()
  const { packages } = live ?? snapshot
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
            <PackageCard key={entry.id} entry={entry} locale={locale} tag={tag} />
          ))}
        </ul>
      </Container>
    </Section>
  )
}

function PackageCard({ entry, locale, tag }: { entry: Package; locale: Locale; tag: string }) {
  return (
    <li className={css.card}>
      <div className={css.head}>
        <Heading level={3}>{entry.title[locale]}</Heading>
        {entry.savings && (
          <Badge>
            <Trans>Save {formatMoney(entry.savings, tag)}</Trans>
          </Badge>
        )}
      </div>
      <p className={css.description}>{entry.description[locale]}</p>
      <p className={css.price}>
        {formatMoney(entry.price, tag)} <span className={css.currency}>{entry.price.currency}</span>
      </p>
      <div className={css.installments}>
        {/* Where installments are usual; other prices need no line. */}
        {entry.installments.length > 1 && (
          <ul>
            {entry.installments.map((installment) => (
              <li key={installment.count}>
                <InstallmentText installment={installment} tag={tag} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <LinkButton variant="secondary" wide="always" to="/purchase" search={{ package: entry.id }}>
        <Plural value={entry.charactersCount} one="Choose # character" other="Choose # characters" />
      </LinkButton>
    </li>
  )
}

/** §9: `3 × 16.63 with no interest`. The odd cents are in the first payment, and the text says so. */
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
