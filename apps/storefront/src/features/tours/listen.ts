import { markAllCompleted } from '@recadinho/tour/completed'
import { lasting } from '../../lib/storage.ts'
import { takeOver } from '../../lib/take-over.ts'
import type { Guide } from './guide.ts'

interface Router {
  subscribe(event: 'onBeforeNavigate', listener: (change: { hrefChanged: boolean }) => void): unknown
}

/**
 * Lets the help buttons (`components/tour-button.tsx`) start the tour of their page. Most are plain forms, so that an
 * early press is not lost: the early script submits it again.
 */
export function listenForTours(router: Router): void {
  markAllCompleted(lasting)
  let guide: Promise<Guide> | undefined

  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined
    const name = form?.dataset['tour']
    if (!name) return
    event.preventDefault()
    show(name, form?.querySelector('button'))
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-tour]') : null
    const name = button?.dataset['tour']
    if (name) show(name, button)
  })
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) void guide?.then(({ end }) => end())
  })
  takeOver(document.querySelector('form[data-tour]'))

  function show(name: string, button: HTMLElement | null | undefined) {
    button?.setAttribute('aria-busy', 'true')
    guide ??= import('./guide.ts').then(({ createGuide }) => createGuide())
    guide
      .then((ready) => ready.show(name, location.search))
      .catch((error: unknown) => {
        // It failed to load: the next press tries again.
        guide = undefined
        console.info(error)
      })
      .finally(() => button?.removeAttribute('aria-busy'))
  }
}
