import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { loadTexts } from '../../../lib/i18n.ts'
import { isFound } from '../../../lib/is-found.ts'

/**
 * Searches the gallery in the page: shelves and cards that do not match are hidden, and the count is announced. The
 * cards' own texts are searched, so it works in the reader's language.
 */
export function letCharactersBeFound(i18n: I18n, leaving: AbortSignal): void {
  const texts = once(() => loadTexts(i18n, 'static'))
  const search = async (field: HTMLInputElement) => {
    const { shown, all } = filter(field.value)
    await texts()
    const count = document.querySelector('#characters-count')
    if (!count) return
    count.textContent =
      shown === all
        ? i18n._(msg`${plural(all, { one: '# character', other: '# characters' })}`)
        : i18n._(msg`${shown} of ${plural(all, { one: '# character', other: '# characters' })}`)
  }
  const field = () => document.querySelector<HTMLInputElement>('#characters-search')
  const renew = () => {
    const input = field()
    if (input) search(input).catch(console.info)
  }
  addEventListener(
    'input',
    ({ target }) => {
      if (target === field()) renew()
    },
    { signal: leaving },
  )
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('#characters-all')) return
      const input = field()
      if (!input) return
      input.value = ''
      renew()
      input.focus()
    },
    { signal: leaving },
  )
  // What was typed before the app ran.
  if (field()?.value) renew()
}

function filter(query: string): { shown: number; all: number } {
  let shown = 0
  let all = 0
  for (const shelf of document.querySelectorAll<HTMLElement>('[data-shelf]')) {
    const category = shelf.querySelector('h3')?.textContent ?? ''
    let here = 0
    for (const card of shelf.querySelectorAll<HTMLElement>('[data-character]')) {
      all += 1
      card.hidden = !isFound(query, `${card.textContent} ${category}`)
      if (!card.hidden) here += 1
    }
    shelf.hidden = here === 0
    shown += here
  }
  const noMatch = document.querySelector<HTMLElement>('#characters-none')
  if (noMatch) noMatch.hidden = shown > 0
  return { shown, all }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
