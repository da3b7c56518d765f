/**
 * Matched at the end of the host, so that `m.facebook.com` and `l.facebook.com` are one network. The first match
 * counts.
 */
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

/** Android apps send their package name in Google's store as the referrer. */
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

/** Short names in `utm_source`, written by advertisers and by Meta's placeholder for the network. */
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

/** The network of a referrer's host or an app's package; the host itself if none is known. */
export const networkOfHost = (host: string, isApp: boolean): string =>
  named(isApp ? apps : hosts, host) ?? host

/** The network that `utm_source` names by a short name, its own name or its site. */
export function networkOfName(name: string): string {
  if (Object.hasOwn(shortNames, name)) return shortNames[name] ?? name
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(name)) return name
  const host = name.replace(/^www\./, '')
  return named(hosts, host) ?? named(apps, host) ?? host
}

/** Hosts where buyers pay or confirm a payment; returning from there is not a new arrival. */
const payment =
  /(^|\.)(stripe\.(com|network)|link\.com|mercadopago\.com(\.[a-z]{2})?|mercadolivre\.com\.br|mercadolibre\.com(\.[a-z]{2})?|paypal\.com|pagseguro\.(com|uol\.com)\.br|pagbank\.com\.br)$/

export const isPaymentHost = (host: string): boolean => payment.test(host)
