import { createFileRoute } from '@tanstack/react-router'
import { reviewsOptions, type ReviewView } from '../../../../features/reviews/review-queries.ts'
import { ReviewsPage } from '../../../../features/reviews/reviews-page.tsx'

export interface ReviewsSearch {
  view?: 'published'
}
const viewIn = ({ view }: ReviewsSearch): ReviewView => view ?? 'waiting'

export const Route = createFileRoute('/admin/_staff/settings/reviews')({
  validateSearch: (raw: Record<string, unknown>): ReviewsSearch =>
    raw['view'] === 'published' ? { view: 'published' } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) =>
    queryClient.ensureInfiniteQueryData(reviewsOptions(api, viewIn(deps))),
  component: Reviews,
})

function Reviews() {
  const view = viewIn(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <ReviewsPage
      view={view}
      onView={(wanted) =>
        void navigate({ search: wanted === 'published' ? { view: wanted } : {}, replace: true })
      }
    />
  )
}
