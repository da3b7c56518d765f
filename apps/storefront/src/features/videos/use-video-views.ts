import { useEffect } from 'react'
import { useShop } from '../../lib/use-shop.ts'

/** Reports to staff that the gift was displayed and that its video played. The server keeps the first time of each. */
export function useVideoViews(orderId: string, token: string | undefined, played: boolean): void {
  const { api } = useShop()
  const what = played ? 'played' : 'opened'
  useEffect(() => {
    const query = token ? { token } : {}
    // Best effort: the next visit reports it again.
    api.call('recordVideoView', { params: { id: orderId }, query, body: { what } }).catch(console.info)
  }, [api, orderId, token, what])
}
