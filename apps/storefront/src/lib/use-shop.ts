import { useRouteContext } from '@tanstack/react-router'
import type { ShopContext } from './context.ts'

/** The loaders' context, in a component. */
export function useShop(): ShopContext {
  return useRouteContext({ from: '__root__' })
}
