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
 * A part of a prerendered page in which nothing changes. Where the page's HTML has it already, React takes it over as it
 * stands, so neither its code nor its texts are fetched; only a change of page inside the app loads them, or `fresh`: what
 * it shall show instead of what the page was made with.
 */
export function still<P extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  texts: TextsName = 'still',
) {
  let Part: LazyExoticComponent<ComponentType<P>> | undefined
  return function Still({ fresh }: { fresh?: P | undefined }) {
    const router = useRouter()
    const [html] = useState(() => prerenderedPart(id))
    const made = html === undefined ? undefined : { __html: html }

    // Its links are plain ones; inside the app they change the page without a load.
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
    const props = { ...fresh } as P // a part that needs props is given them as `fresh`
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
