import type { Device } from '@recadinho/contracts/tracking'

/** In-app browsers name Android twice, so `Mobi` counts anywhere. */
const tablet = /iPad|Tablet|PlayBook|Silk|Kindle|^(?!.*(?:Mobi|Opera Mini)).*Android/i
const mobile = /Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i

/** T7: by the user agent. */
export function deviceOf(userAgent: string): Device {
  if (tablet.test(userAgent)) return 'tablet'
  return mobile.test(userAgent) ? 'mobile' : 'desktop'
}
