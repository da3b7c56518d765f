import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_order/purchase')({
  component: () => null,
  validateSearch: (search: Record<string, unknown>): { package?: string; promo?: string } => search,
})
