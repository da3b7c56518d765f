import { createFileRoute } from '@tanstack/react-router'
import { terms } from '../../features/information/terms.ts'
import { WrittenPage } from '../../features/information/written-page.tsx'

export const Route = createFileRoute('/_information/terms')({ component: () => <WrittenPage {...terms} /> })
