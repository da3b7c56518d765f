import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { toAuditQuery } from './audit-query.ts'
import type { AuditSearch } from './audit-search.ts'

/** Who did what, the newest first. */
export const auditOptions = (api: Client, search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', search],
    queryFn: ({ pageParam, signal }) =>
      api.call('listAuditLog', {
        query: { ...toAuditQuery(search), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
