import { createFileRoute } from '@tanstack/react-router'
import { settingsOptions, voicesOptions } from '../../../../features/settings/settings-queries.ts'
import { VoiceSettings } from '../../../../features/settings/voice-settings.tsx'

export const Route = createFileRoute('/admin/_staff/settings/voices')({
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(settingsOptions(api)),
      queryClient.ensureQueryData(voicesOptions(api)),
    ]),
  component: VoiceSettings,
})
