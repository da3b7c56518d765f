import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** The shop-wide settings. */
export const settingsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'shop'],
    queryFn: ({ signal }) => api.call('getAdminSettings', { signal }),
  })

/** Who speaks in films. */
export const voicesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'voices'],
    queryFn: ({ signal }) => api.call('getShopVoices', { signal }),
  })

/** The payment gateways, and why one is off. */
export const gatewaysOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'gateways'],
    queryFn: ({ signal }) => api.call('listGateways', { signal }),
  })
