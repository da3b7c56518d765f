import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'

// Not split: every page's first chunk contains the home page.
export const Route = createFileRoute('/')({ component: HomePage, codeSplitGroupings: [] })
