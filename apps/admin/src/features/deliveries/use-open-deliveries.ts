import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { deliveryListOptions } from './delivery-queries.ts'

/**
 * Number of deliveries that need a person: to be sent by hand, or not reached. Makes no request for users who may not
 * see them.
 */
export function useOpenDeliveries(allowed: boolean): number | undefined {
  const { api } = useAdmin()
  const { data } = useQuery({ ...deliveryListOptions(api, 'not_reached'), enabled: allowed })
  return allowed ? (data?.counts.not_reached ?? 0) + (data?.counts.to_send ?? 0) : undefined
}
