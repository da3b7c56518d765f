/** Whether the device can share, and these files if there are some. */
export const canShare = (files?: File[]): boolean =>
  typeof navigator !== 'undefined' &&
  'share' in navigator &&
  (!files || ('canShare' in navigator && navigator.canShare({ files })))

/** Opens the share sheet; a cancelled share is not an error. Must be called from a user gesture. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch (error) {
    console.info(error)
  }
}
