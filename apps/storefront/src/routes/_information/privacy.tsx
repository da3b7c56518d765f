import { createFileRoute } from '@tanstack/react-router'
import { privacy } from '../../features/information/privacy.ts'
import { WrittenPage } from '../../features/information/written-page.tsx'

export const Route = createFileRoute('/_information/privacy')({
  component: () => <WrittenPage {...privacy} />,
})
