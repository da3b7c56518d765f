import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../features/contact-messages/contact-page.tsx'

export const Route = createFileRoute('/_order/contact')({ component: ContactPage })
