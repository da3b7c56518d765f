import { useMutation } from '@tanstack/react-query'
import { isUnauthenticated } from '../../lib/api.ts'
import { useAdmin } from '../../lib/use-admin.ts'

/** Ends the session on the server, then forgets everything that was read with it. */
export function useSignOut(onSignedOut: () => void) {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: async () => {
      try {
        await api.call('signOut', {})
      } catch (error) {
        if (!isUnauthenticated(error)) throw error // no session left is what was asked for
      }
    },
    onSuccess() {
      queryClient.clear()
      onSignedOut()
    },
  })
}
