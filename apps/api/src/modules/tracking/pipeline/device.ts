import type { Device } from '@recadinho/contracts/tracking'

const tablet = /iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobile)/i
const mobile = /Mobi|iPhone|iPod|Android|Windows Phone/i

/** T7: by what the browser calls itself. */
export function deviceOf(userAgent: string): Device {
  if (tablet.test(userAgent)) return 'tablet'
  return mobile.test(userAgent) ? 'mobile' : 'desktop'
}
