import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminCharacterList } from '@recadinho/contracts/characters'
import { isConflict, type Client } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { charactersOptions } from './character-queries.ts'

/** A call that changes characters and returns the updated list. */
export type CharacterChange = (api: Client) => Promise<AdminCharacterList>

/** Runs a change and shows the server's response. */
export function useCharacterChange() {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const { queryKey } = charactersOptions(api)
  return useMutation({
    mutationFn: (change: CharacterChange) => change(api),
    onSuccess: (list) => showAnswer(queryClient, queryKey, list),
    onError(error) {
      if (isConflict(error)) void queryClient.invalidateQueries({ queryKey })
    },
  })
}
