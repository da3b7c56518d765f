import { createFileRoute } from '@tanstack/react-router'
import { ListPagePending } from '../../../../components/list-pending.tsx'
import { presetsOptions } from '../../../../features/voice-presets/preset-queries.ts'
import {
  VoicePresetsError,
  VoicePresetsPage,
} from '../../../../features/voice-presets/voice-presets-page.tsx'
import { loadTexts } from '../../../../lib/i18n.ts'

export const Route = createFileRoute('/admin/_staff/characters/voices')({
  beforeLoad: () => loadTexts('characters'),
  async loader({ context: { api, queryClient } }) {
    await queryClient.ensureQueryData(presetsOptions(api))
  },
  component: VoicePresetsPage,
  pendingComponent: ListPagePending,
  errorComponent: VoicePresetsError,
})
