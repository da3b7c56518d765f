import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

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
