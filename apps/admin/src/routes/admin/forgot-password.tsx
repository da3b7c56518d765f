import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../features/sessions/forgot-password-page.tsx'

export const Route = createFileRoute('/admin/forgot-password')({ component: ForgotPasswordPage })
