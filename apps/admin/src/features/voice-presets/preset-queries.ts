import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CharacterPreset } from '@recadinho/contracts/voice-presets'
import { isConflict, type Client } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'

/** Every character's preset, in the shop's order. */
export const presetsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['voice-presets'],
    queryFn: ({ signal }) => api.call('listVoicePresets', { signal }),
  })

/** Approves a preset, or makes it a draft again. */
export function useApproval({ character: id, hash }: CharacterPreset) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const { queryKey } = presetsOptions(api)
  return useMutation({
    mutationFn: (approved: boolean) =>
      api.call('changePresetApproval', { params: { id }, body: { hash, approved } }),
    onSuccess: (list) => showAnswer(queryClient, queryKey, list),
    onError(error) {
      if (isConflict(error)) void queryClient.invalidateQueries({ queryKey })
    },
  })
}
