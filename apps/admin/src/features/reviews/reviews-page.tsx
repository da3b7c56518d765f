import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@recadinho/ui/button'
import { Chips } from '@recadinho/ui/chips'
import { EmptyState } from '@recadinho/ui/empty-state'
import { useState } from 'react'
import { SettingsPage } from '../../components/settings-page.tsx'
import * as css from '../../components/settings-list.css.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { AddReviewDialog } from './add-review-dialog.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewsOptions, reviewViews, type ReviewView } from './review-queries.ts'

export interface ReviewsPageProps {
  view: ReviewView
  onView: (view: ReviewView) => void
}

/** Parents' reviews, and which of them the shop shows. */
export function ReviewsPage({ view, onView }: ReviewsPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const reviews = useSuspenseInfiniteQuery(reviewsOptions(api, view))
  const [adding, setAdding] = useState(false)
  const items = reviews.data.pages.flatMap((page) => page.items)
  const labels = { waiting: t({ context: 'review', message: 'Waiting' }), published: t`Published` }
  return (
    <SettingsPage
      title={t`Reviews`}
      intro={t`What parents said about their video. The shop shows the newest 24 that you publish.`}
    >
      <div>
        <Button onClick={() => setAdding(true)}>
          <Trans>Add a review…</Trans>
        </Button>
      </div>
      <Chips
        label={t`Which reviews`}
        value={view}
        onChange={onView}
        options={reviewViews.map((value) => ({ value, label: labels[value] }))}
      />
      {items.length === 0 ? (
        <EmptyState title={view === 'waiting' ? t`No reviews waiting` : t`No published reviews`}>
          {view === 'waiting'
            ? t`Reviews that aren't published will appear here.`
            : t`The shop shows no reviews until you publish one.`}
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {items.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {reviews.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={reviews.isFetchingNextPage}
            onClick={() => void reviews.fetchNextPage()}
          >
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
      {adding && (
        <AddReviewDialog
          onDone={() => {
            setAdding(false)
            onView('waiting')
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </SettingsPage>
  )
}
