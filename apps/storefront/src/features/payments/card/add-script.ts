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
