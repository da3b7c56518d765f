import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { moneyInboxOptions } from './money-queries.ts'

/** How much money needs the owner; `undefined` for anybody else. */
export function useOpenMoney(owner: boolean): number | undefined {
  const { api } = useAdmin()
  const { data } = useQuery({
    ...moneyInboxOptions(api),
    enabled: owner,
    select: ({ openItems, dead, mail }) => openItems + dead.length + mail.length,
  })
  return owner ? (data ?? 0) : undefined
}
