import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../../features/information/privacy-page.tsx'

export const Route = createFileRoute('/_information/privacy')({ component: PrivacyPage })
