import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'

/** A component that the page works without: if its script fails to load, the rest still works. */
export const optionalPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.info(error)
      // Never resolves: an error would unmount the whole page.
      return new Promise<never>(() => undefined)
    }),
  )

/**
 * An optional component that the page's HTML contains: the HTML stays until its script has loaded, or if that fails.
 */
export function latePart(load: () => Promise<{ default: ComponentType }>): () => ReactNode {
  const Part = optionalPart(load)
  // A stable element: React drops server-rendered HTML if the component re-renders before it has hydrated.
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  )
  return () => part
}
