import { useRouter } from '@tanstack/react-router'
import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type MouseEvent,
} from 'react'
import { loadTexts, type TextsName } from '../lib/i18n.ts'

/**
 * A static part of a prerendered page. When the page's HTML contains it, React keeps that HTML, so neither its code nor
 * its texts are loaded. They are loaded only after a page change inside the app, or for `fresh` props, which replace
 * the prerendered content.
 */
export function staticPart<P extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  texts: TextsName = 'static',
) {
  let Part: LazyExoticComponent<ComponentType<P>> | undefined
  return function StaticPart({ fresh }: { fresh?: P | undefined }) {
    const router = useRouter()
    const [html] = useState(() => prerenderedPart(id))
    const made = html === undefined ? undefined : { __html: html }

    // Its links are plain ones; inside the app they navigate without a load.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (link.pathname === location.pathname && link.hash !== '') return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    }
    // oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens for links, which keys reach
    if (made && !fresh)
      return <div id={id} onClick={follow} dangerouslySetInnerHTML={made} suppressHydrationWarning />

    const { i18n } = router.options.context
    Part ??= lazy(() => Promise.all([load(), loadTexts(i18n, texts)]).then(([part]) => part))
    const props = { ...fresh } as P // a part that needs props gets them as `fresh`
    return (
      <div id={id} key="fresh" onClick={follow}>
        <Suspense fallback={made && <div dangerouslySetInnerHTML={made} />}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

const prerenderedPart = (id: string): string | undefined =>
  import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML
