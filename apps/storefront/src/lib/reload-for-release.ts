/**
 * After a release the files of an older page are gone, and only a new page can load. Reloads once for each release, and
 * only when that can be stored, so that no page reloads forever; not offline, which would lose the page.
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
