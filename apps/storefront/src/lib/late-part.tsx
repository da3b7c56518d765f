import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { optionalPart } from './optional-part.tsx'
import { takeOver } from './take-over.ts'
import { useHydrated } from './use-hydrated.ts'
import { whenNear } from './when-near.ts'

export interface LatePartProps {
  /** Its HTML is out of date: do not wait until it is near. */
  now?: boolean
}

/**
 * A part of the page's HTML that is not on its first screen. Its HTML stays until it comes near, by scrolling, by a link
 * or by the keyboard; only then its script is fetched and it hydrates. A press before that is kept by the early script.
 * Where the app renders it itself, after a navigation, it is fetched at once.
 */
export function latePart(
  load: () => Promise<{ default: ComponentType }>,
): (props: LatePartProps) => ReactNode {
  let come = () => {}
  const near = import.meta.env.SSR ? Promise.resolve() : new Promise<void>((resolve) => (come = resolve))
  const Part = optionalPart<object>(() => near.then(load))
  return function LatePart({ now = false }) {
    const [prerendered] = useState(!useHydrated())
    const container = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (prerendered && !now && container.current) return whenNear(container.current, come)
      come()
      return undefined
    }, [prerendered, now])
    // A stable element: React drops server-rendered HTML if the component re-renders before it has hydrated.
    const [part] = useState(
      <Suspense>
        <Part />
        <Arrival container={container} />
      </Suspense>,
    )
    return (
      <div ref={container} data-late={prerendered || undefined}>
        {part}
      </div>
    )
  }
}

/** Marks that the part now listens: the early script repeats a press that it has kept. */
function Arrival({ container }: { container: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    container.current?.removeAttribute('data-late')
    takeOver(container.current)
  }, [container])
  return null
}
