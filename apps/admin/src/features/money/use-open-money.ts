import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { moneyInboxOptions } from './money-queries.ts'
import { outboxOptions } from './outbox-queries.ts'

/** Number of payments and messages that need the owner; `undefined` for other roles. */
export function useOpenMoney(owner: boolean): number | undefined {
  const { api } = useAdmin()
  const money = useQuery({
    ...moneyInboxOptions(api),
    enabled: owner,
    select: ({ openItems, deadEvents }) => openItems + deadEvents,
  })
  const stuck = useQuery({ ...outboxOptions(api), enabled: owner, select: ({ events }) => events.length })
  return owner ? (money.data ?? 0) + (stuck.data ?? 0) : undefined
}
