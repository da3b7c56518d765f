import { useSyncExternalStore } from 'react'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** localStorage key; `public/scheme.js` reads it before the first paint. */
export const schemeKey = 'recadinho_scheme'
const changed = 'recadinho:scheme'

/** The scheme currently applied. */
export function currentScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Applies the light, dark or system scheme and remembers it in this browser. */
export function selectScheme(scheme: Scheme): void {
  show(scheme)
  try {
    if (scheme === 'system') localStorage.removeItem(schemeKey)
    else localStorage.setItem(schemeKey, scheme)
  } catch {
    // Storage is unavailable: the selection lasts until the page is closed.
  }
}

/** The applied scheme; follows selections made in other tabs. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, currentScheme)

function subscribe(listener: () => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === schemeKey) show(newValue === 'light' || newValue === 'dark' ? newValue : 'system')
  }
  window.addEventListener('storage', follow)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener(changed, listener)
  }
}

function show(scheme: Scheme) {
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset['scheme']
  else dataset['scheme'] = scheme
  const meta = document.querySelector('meta[name="color-scheme"]')
  meta?.setAttribute('content', scheme === 'system' ? 'light dark' : scheme)
  window.dispatchEvent(new Event(changed))
}
