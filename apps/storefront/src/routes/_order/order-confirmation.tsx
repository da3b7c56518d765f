import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_order/order-confirmation')({ component: () => null })
