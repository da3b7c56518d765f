import { contactViews, type ContactView } from '@recadinho/contracts/filters'
import { searchText } from '../../lib/search-text.ts'

/** The list's filters in the URL; the default view is the open messages. */
export interface ContactSearch {
  view?: ContactView
  search?: string
}

/** Parses the filters of a URL and drops invalid ones. */
export function parseContactSearch(raw: Record<string, unknown>): ContactSearch {
  const view = contactViews.find((view) => view === raw['view'] && view !== 'open')
  const search = searchText(raw['search'])
  return { ...(view ? { view } : {}), ...(search ? { search } : {}) }
}
