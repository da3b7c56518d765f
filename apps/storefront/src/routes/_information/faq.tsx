import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '../../features/information/faq-page.tsx'

export const Route = createFileRoute('/_information/faq')({ component: FaqPage })
