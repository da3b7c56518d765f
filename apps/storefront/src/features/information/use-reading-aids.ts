import { useEffect, type RefObject } from 'react'
import { copyText } from '@recadinho/ui/copy-button'
import { searchQuestions } from './search-questions.ts'

const shownFor = 3000

/**
 * The scripts of a text page: links to its sections are copied, its search works, and the table of contents marks the
 * current section. All listen to the page from outside, because its parts stay prerendered.
 */
export function useReadingAids(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = ref.current
    if (!page) return undefined
    const done = new AbortController()
    const { signal } = done
    page.addEventListener('click', (event) => void onClick(page, event), { signal })
    page.addEventListener('input', ({ target }) => onInput(page, target), { signal })
    // Typed before the app ran.
    onInput(page, page.querySelector('[data-search]'))
    const unmark = markSection(page)
    return () => {
      done.abort()
      unmark()
    }
  }, [ref])
}

async function onClick(page: HTMLElement, { target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-copy]') : null
  if (link && (await copyText(link.href))) say(page, page.querySelector('[data-copied]'), 'copied')
}

function onInput(page: HTMLElement, target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement) || target.dataset['search'] === undefined) return
  const { found, all } = searchQuestions(page, target.value)
  const nothing = page.querySelector<HTMLElement>('[data-nothing]')
  if (nothing) nothing.hidden = found > 0
  if (found < all) say(page, target, 'found', found)
  else silence(page)
}

let silencing: ReturnType<typeof setTimeout> | undefined

/** Announces a text of the page, and shows it for a moment. */
function say(page: HTMLElement, holder: HTMLElement | null, words: string, count = 0) {
  const status = page.querySelector('[data-status]')
  if (status) status.textContent = (holder?.dataset[words] ?? '').replace('#', String(count))
  clearTimeout(silencing)
  silencing = setTimeout(() => silence(page), shownFor)
}

function silence(page: HTMLElement) {
  page.querySelector('[data-status]')?.replaceChildren()
}

/** The section in the upper part of the window is the current one in the table of contents. */
function markSection(page: HTMLElement): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id
      if (!entered) return
      for (const link of page.querySelectorAll('nav a'))
        if (link.getAttribute('href') === `#${entered}`) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
    },
    { rootMargin: '-20% 0px -70%' },
  )
  for (const section of page.querySelectorAll('section[id]')) watcher.observe(section)
  return () => watcher.disconnect()
}
