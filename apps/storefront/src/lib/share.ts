/** Whether the device can share. */
export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** Opens the share sheet; a cancelled share is not an error. Must be called from a user gesture. */
export async function share(what: { url: string; title: string }): Promise<void> {
  try {
    await navigator.share(what)
  } catch (error) {
    console.info(error)
  }
}
