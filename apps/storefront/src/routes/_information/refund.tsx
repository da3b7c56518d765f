import { createFileRoute } from '@tanstack/react-router'
import { RefundPage } from '../../features/information/refund-page.tsx'

export const Route = createFileRoute('/_information/refund')({ component: RefundPage })
