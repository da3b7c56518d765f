import { createFileRoute } from '@tanstack/react-router'
import { PersonalDataPage } from '../../../../features/personal-data/personal-data-page.tsx'
import { purgesOptions } from '../../../../features/personal-data/personal-data-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/personal-data')({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(purgesOptions(api)),
  component: PersonalDataPage,
})
