import { contactViews, type ContactView } from '@recadinho/contracts/filters'
import { searchText } from '../../lib/search-text.ts'

/** The list's filters as they stand in the address; without a view, what is open. */
export interface ContactSearch {
  view?: ContactView
  search?: string
}

/** Reads the filters from an address, dropping what is none. */
export function parseContactSearch(raw: Record<string, unknown>): ContactSearch {
  const view = contactViews.find((view) => view === raw['view'] && view !== 'open')
  const search = searchText(raw['search'])
  return { ...(view ? { view } : {}), ...(search ? { search } : {}) }
}
