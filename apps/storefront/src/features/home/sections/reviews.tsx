import { Trans } from '@lingui/react/macro'
import type { Review } from '@recadinho/contracts/reviews'
import { languageTag } from '@recadinho/i18n/locales'
import { Doodle } from '@recadinho/ui/accents'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import { reviewsQuery } from '../../../lib/api/shop-queries.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { useShop } from '../../../lib/use-shop.ts'
import * as css from './reviews.css.ts'

const shownAtMost = 6

/** The parents' reviews. The section is absent until staff have published one. */
export function Reviews() {
  const { locale } = useMarket()
  const published = useCatalog().reviewsCount > 0
  const reviews = useAnswer({ ...reviewsQuery(useShop().api), enabled: published })?.items ?? []
  // The page needs no reviews.
  if (!published || reviews.length === 0) return null
  // The visitor's language first; otherwise in the server's order.
  const near = reviews.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
  return (
    <Section id="reviews" aria-labelledby="reviews-title">
      <Container>
        <Heading level={2} id="reviews-title" align="center">
          <Trans>What parents wrote to us</Trans>
        </Heading>
        <ul className={css.list}>
          {near.slice(0, shownAtMost).map((review) => (
            <Words key={review.id} review={review} />
          ))}
        </ul>
      </Container>
    </Section>
  )
}

function Words({ review: { author, rating, text, locale, publishedAt } }: { review: Review }) {
  const { locale: mine } = useMarket()
  const month = new Date(publishedAt).toLocaleDateString(languageTag[mine], {
    month: 'long',
    year: 'numeric',
  })
  return (
    <li className={css.card}>
      <Stars rating={rating} />
      <blockquote lang={languageTag[locale]} className={css.text}>
        {text}
      </blockquote>
      <p className={css.author}>
        {author}, <time dateTime={publishedAt}>{month}</time>
      </p>
    </li>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className={css.stars}>
      <VisuallyHidden>
        <Trans>{rating} out of 5 stars</Trans>
      </VisuallyHidden>
      {Array.from({ length: rating }, (_, index) => (
        <Doodle key={index} shape="star" size="sm" />
      ))}
    </p>
  )
}
