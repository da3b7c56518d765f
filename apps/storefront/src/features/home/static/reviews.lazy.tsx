import { Trans } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import type { Review, ReviewList } from '@recadinho/contracts/reviews'
import { languageTag } from '@recadinho/i18n/locales'
import { Doodle } from '@recadinho/ui/accents'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as css from './reviews.css.ts'

const path: Endpoints['listReviews']['path'] = '/api/reviews'
const shownAtMost = 6

/** What parents wrote. The section does not exist until staff have published a review. */
export default function Reviews({ live }: { live?: Catalog }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const reviews = useReviews((live?.reviewsCount ?? 0) > 0)
  if (reviews.length === 0) return null
  // The reader's language first; otherwise the server's order.
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
  const { locale: mine } = useRouteContext({ from: '__root__' })
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

function useReviews(wanted: boolean): Review[] {
  const [reviews, setReviews] = useState<Review[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    if (wanted)
      fetchReviews(leaving.signal)
        .then(setReviews)
        // The page is complete without them.
        .catch(console.info)
    return () => leaving.abort()
  }, [wanted])
  return reviews
}

async function fetchReviews(signal: AbortSignal): Promise<Review[]> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const { items } = (await response.json()) as ReviewList // the server validates its answers
  return items
}
