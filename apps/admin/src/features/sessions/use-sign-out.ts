import { useMutation } from '@tanstack/react-query'
import { isUnauthenticated } from '../../lib/api.ts'
import { useAdmin } from '../../lib/use-admin.ts'

/** Ends the session on the server, then clears all cached data. */
export function useSignOut(onSignedOut: () => void) {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: async () => {
      try {
        await api.call('signOut', {})
      } catch (error) {
        if (!isUnauthenticated(error)) throw error // already signed out, as intended
      }
    },
    onSuccess() {
      queryClient.clear()
      onSignedOut()
    },
  })
}
