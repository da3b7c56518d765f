import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../features/information/about-page.tsx'

export const Route = createFileRoute('/_information/about')({ component: AboutPage })
