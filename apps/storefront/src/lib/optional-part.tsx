import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'

/** A part that the page does without: when its script cannot be loaded, the rest of the page works. */
export const optionalPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.info(error)
      // It waits for good: an error would take the whole page with it.
      return new Promise<never>(() => undefined)
    }),
  )

/** An optional part that the page's HTML contains: until its script has loaded, and when it cannot be, that HTML stays. */
export function latePart(load: () => Promise<{ default: ComponentType }>): () => ReactNode {
  const Part = optionalPart(load)
  // One element for good: React drops the HTML of a part that is rendered again before it has hydrated.
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  )
  return () => part
}
