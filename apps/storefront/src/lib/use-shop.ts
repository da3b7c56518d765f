import { useRouteContext } from '@tanstack/react-router'
import type { ShopContext } from './context.ts'

/** What the loaders are given, in a component. */
export function useShop(): ShopContext {
  return useRouteContext({ from: '__root__' })
}
