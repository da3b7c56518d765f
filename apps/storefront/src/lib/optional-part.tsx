import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A component that the page works without: if its script fails to load or it throws, the rest still works. */
export const optionalPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load()
      .then(({ default: Part }) => ({
        default: (props: P) => (
          <CatchBoundary getResetKey={never} errorComponent={never}>
            <Part {...props} />
          </CatchBoundary>
        ),
      }))
      .catch((error: unknown) => {
        console.info(error)
        // Never resolves: an error would unmount the whole page.
        return new Promise<never>(() => undefined)
      }),
  )

/** Nothing resets a part that failed, and nothing is shown in its place. */
const never = () => ''
