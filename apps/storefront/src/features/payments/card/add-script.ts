/** Runs a gateway's script on this page; rejects if it fails to load, so that a retry can load it again. */
export function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`The card form could not be loaded from ${src}`))
    })
    document.head.append(script)
  })
}

/**
 * Requests again a gateway's script that never answered, at another address, because browsers join equal requests. Its
 * answer counts as that of the first request.
 */
export function requestAgain(src: string): void {
  const waiting = [...document.head.querySelectorAll('script')].filter(
    (script) => script.src.startsWith(src) && !script.src.includes(mark),
  )
  for (const stalled of waiting) {
    const again = document.createElement('script')
    again.src = `${stalled.src}${stalled.src.includes('?') ? '&' : '?'}${mark}${Date.now()}`
    for (const type of ['load', 'error'])
      again.addEventListener(type, () => stalled.dispatchEvent(new Event(type)))
    document.head.append(again)
  }
}

const mark = 'again='
