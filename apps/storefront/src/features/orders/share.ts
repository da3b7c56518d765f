/** Whether the device has a way to hand something on. */
export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** Hands something on; a buyer who changes their mind is no error. Call it from a press of theirs. */
export async function share(what: { url: string; title: string }): Promise<void> {
  try {
    await navigator.share(what)
  } catch (error) {
    console.info(error)
  }
}
