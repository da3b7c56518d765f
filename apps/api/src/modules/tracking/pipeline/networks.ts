/** By the end of the host's name, so that `m.facebook.com` and `l.facebook.com` are one. The first that matches counts. */
const hosts: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com|m\.me)$/, 'facebook'],
  [/(^|\.)(instagram\.com|ig\.me)$/, 'instagram'],
  [/(^|\.)threads\.(net|com)$/, 'threads'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/^mail\.google\.com$|(^|\.)gmail\.com$/, 'gmail'],
  [/(^|\.)google(\.[a-z]{2,3}){1,2}$/, 'google'],
  [/(^|\.)bing\.com$/, 'bing'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp'],
  [/(^|\.)(telegram\.org|t\.me)$/, 'telegram'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, 'linkedin'],
  [/(^|\.)(pinterest\.com|pin\.it)$/, 'pinterest'],
]

/** Android's apps name themselves as the referrer, by the package in Google's store. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/^com\.facebook\./, 'facebook'],
  [/^com\.instagram\.barcelona$/, 'threads'],
  [/^com\.instagram\./, 'instagram'],
  [/^com\.(zhiliaoapp\.musically|ss\.android\.ugc\.)/, 'tiktok'],
  [/^com\.google\.android\.gm(\.|$)/, 'gmail'],
  [/^com\.google\.android\.(apps\.)?youtube/, 'youtube'],
  [/^com\.(google\.android|android\.chrome)/, 'google'],
  [/^com\.whatsapp/, 'whatsapp'],
  [/^org\.telegram\./, 'telegram'],
  [/^com\.twitter\./, 'x'],
  [/^com\.linkedin\./, 'linkedin'],
  [/^com\.pinterest/, 'pinterest'],
  [/^com\.microsoft\.bing/, 'bing'],
  [/^com\.duckduckgo\./, 'duckduckgo'],
]

/** Short names that advertisers, and Meta's own placeholder for the network, write as `utm_source`. */
const shortNames: Record<string, string> = {
  fb: 'facebook',
  an: 'facebook',
  msg: 'facebook',
  messenger: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  tt: 'tiktok',
  yt: 'youtube',
  wa: 'whatsapp',
  adwords: 'google',
  twitter: 'x',
}

const named = (known: typeof hosts, name: string): string | undefined =>
  known.find(([pattern]) => pattern.test(name))?.[1]

/** The network that a referrer's host or an app's package belongs to; the host itself where none is known. */
export const networkOfHost = (host: string, isApp: boolean): string =>
  named(isApp ? apps : hosts, host) ?? host

/** One name for each network, whether `utm_source` has a short name, the network's or its site's. */
export function networkOfName(name: string): string {
  if (Object.hasOwn(shortNames, name)) return shortNames[name] ?? name
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(name)) return name
  const host = name.replace(/^www\./, '')
  return named(hosts, host) ?? named(apps, host) ?? host
}

/** Where buyers pay or confirm a payment: a return from there is no new arrival. */
const payment =
  /(^|\.)(stripe\.(com|network)|link\.com|mercadopago\.com(\.[a-z]{2})?|mercadolivre\.com\.br|mercadolibre\.com(\.[a-z]{2})?|paypal\.com|pagseguro\.(com|uol\.com)\.br|pagbank\.com\.br)$/

export const isPaymentHost = (host: string): boolean => payment.test(host)
