/**
 * After a release the files of an older page are gone, and only a new page has theirs. Once for each release, and only
 * where that can be remembered, so that no page loads for ever; not without a connection, which would lose the page.
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
