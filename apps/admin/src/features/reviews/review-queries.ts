import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

export const reviewViews = ['waiting', 'published'] as const
export type ReviewView = (typeof reviewViews)[number]

/** Unpublished or published reviews, newest first. */
export const reviewsOptions = (api: Client, view: ReviewView) =>
  infiniteQueryOptions({
    queryKey: ['reviews', view],
    queryFn: ({ pageParam, signal }) =>
      api.call('listAdminReviews', {
        query: { published: view === 'published', ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
