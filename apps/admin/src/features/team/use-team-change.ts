import { useMutation } from '@tanstack/react-query'
import type { Team } from '@recadinho/contracts/team'
import type { Client } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { teamOptions } from '../../lib/team-queries.ts'

/** Mutation of the team: shows the response immediately and confirms it with `done`. */
export function useTeamChange<Input>(
  change: (api: Client, input: Input) => Promise<Team>,
  done: (input: Input) => string,
) {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    async onSuccess(team, input) {
      toasts.show({ title: done(input) })
      await showAnswer(queryClient, teamOptions(api).queryKey, team)
    },
  })
}
