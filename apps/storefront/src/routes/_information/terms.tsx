import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../../features/information/terms-page.tsx'

export const Route = createFileRoute('/_information/terms')({ component: TermsPage })
