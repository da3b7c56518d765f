import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from '@recadinho/ui/skeleton'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import type { ReactNode } from 'react'
import { DetailCard } from './detail-card.tsx'
import { ErrorCallout } from './error-callout.tsx'
import { OutOfDate } from './out-of-date.tsx'

export interface FigureCardProps<Data> {
  title: string
  /** The target id for links and tours. */
  id?: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** A card of figures that loads and fails independently. */
export function FigureCard<Data>({ title, id, query, children }: FigureCardProps<Data>) {
  const { t } = useLingui()
  return (
    <DetailCard title={title} id={id}>
      {query.data !== undefined ? (
        <>
          <OutOfDate query={query} />
          {children(query.data)}
        </>
      ) : query.error ? (
        <ErrorCallout
          error={query.error}
          title={t`We couldn't load this`}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <VisuallyHidden live="polite">{t`Loading…`}</VisuallyHidden>
          <Skeleton />
          <Skeleton width="half" />
        </>
      )}
    </DetailCard>
  )
}
