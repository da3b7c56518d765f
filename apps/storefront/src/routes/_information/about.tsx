import { createFileRoute } from '@tanstack/react-router'
import { about } from '../../features/information/about.tsx'
import { WrittenPage } from '../../features/information/written-page.tsx'

export const Route = createFileRoute('/_information/about')({ component: () => <WrittenPage {...about} /> })
