import type { Locale } from '@recadinho/contracts/common'

/** Parents' reviews; shown while `published_at` is set. */
export interface ReviewsTable {
  id: string
  author: string
  rating: number
  body: string
  locale: Locale
  created_at: Date
  published_at: Date | null
}
