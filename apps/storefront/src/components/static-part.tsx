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
 * A long text. When the page's HTML contains it, React keeps that HTML, so that neither its code nor its words are
 * loaded; they are only after a page change inside the app.
 */
export function staticPart(id: string, load: () => Promise<{ default: ComponentType }>) {
  let Part: LazyExoticComponent<ComponentType> | undefined
  return function StaticPart() {
    const router = useRouter()
    const [html] = useState(() => prerenderedPart(id))

    // Its links are plain ones; inside the app they navigate without a load.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (link.pathname === location.pathname && link.hash !== '') return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    }
    // oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens for links, which keys reach
    if (html !== undefined)
      return (
        <div id={id} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      )
    const { i18n } = router.options.context
    Part ??= lazy(() => Promise.all([load(), loadTexts(i18n, 'pages')]).then(([part]) => part))
    return (
      <div id={id} onClick={follow}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    )
  }
}

const prerenderedPart = (id: string): string | undefined =>
  import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML
