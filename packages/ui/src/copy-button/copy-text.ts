/** Copies a text to the clipboard; false if the browser allows neither method. Must be called from a user gesture. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** For pages without HTTPS, where the clipboard API is absent. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  // Off-screen but selectable; the large font size keeps phones from zooming in.
  Object.assign(box.style, { position: 'fixed', insetBlockStart: '0', opacity: '0', fontSize: '1rem' })
  const focused = document.activeElement
  document.body.append(box)
  box.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    box.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
