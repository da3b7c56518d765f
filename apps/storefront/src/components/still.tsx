import { useRouter } from '@tanstack/react-router'
import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type MouseEvent,
} from 'react'
import { loadTexts } from '../lib/i18n.ts'

/**
 * A part of a prerendered page in which nothing changes. Where the page's HTML has it already, React takes it over as it
 * stands, so neither its code nor its texts are fetched; only a change of page inside the app loads them.
 */
export function still(id: string, load: () => Promise<{ default: ComponentType }>) {
  let Part: LazyExoticComponent<ComponentType> | undefined
  return function Still() {
    const router = useRouter()
    const [html] = useState(() => prerenderedPart(id))
    if (html === undefined) {
      const { i18n } = router.options.context
      Part ??= lazy(() => Promise.all([load(), loadTexts(i18n, 'still')]).then(([part]) => part))
      return (
        <div id={id}>
          <Suspense>
            <Part />
          </Suspense>
        </div>
      )
    }

    // Its links are plain ones; inside the app they change the page without a load.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (link.pathname === location.pathname && link.hash !== '') return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    }
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens for its links, which keys reach
      <div id={id} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
    )
  }
}

const prerenderedPart = (id: string): string | undefined =>
  import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML
