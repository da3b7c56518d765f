import type { EndpointName } from '@recadinho/contracts/endpoints'
import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../../components/list-pending.tsx'
import { CharactersError, CharactersPage } from '../../../../features/characters/characters-page.tsx'
import { charactersOptions } from '../../../../features/characters/character-queries.ts'
import { loadTexts } from '../../../../lib/i18n.ts'
import { mayCall } from '../../../../lib/may-call.ts'
import { useRole } from '../../../../features/sessions/use-role.ts'

export const Route = createFileRoute('/admin/_staff/characters/')({
  beforeLoad: () => loadTexts('characters'),
  async loader({ context: { api, queryClient } }) {
    await queryClient.ensureQueryData(charactersOptions(api))
  },
  component: Characters,
  pendingComponent: ListPagePending,
  errorComponent: CharactersError,
})

function Characters() {
  const role = useRole()
  const may = (call: EndpointName) => role !== undefined && mayCall(role, call)
  return <CharactersPage mayEdit={may('changeCharacter')} mayApproveVoices={may('changePresetApproval')} />
}
