/**
 * Files of an older release are gone after a deployment, so a page that misses one must be reloaded. Reloads once per
 * release, and only if that can be recorded, so that no page reloads forever; never offline, which would lose the page.
 */
export function reloadForRelease(): void {
  const release = document.querySelector<HTMLElement>('[data-app]')?.dataset['app'] ?? ''
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) === release) return
    sessionStorage.setItem(key, release)
  } catch {
    return
  }
  location.reload()
}

const key = 'recadinho.reloaded.v1'
