import { ownerPassword, type Shop } from './shop.ts'

/** Signs in and returns the owner's cookie. */
export async function signIn({ api }: Shop): Promise<string> {
  const response = await fetch(`${api}/api/admin/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'owner@recadinho.test', password: ownerPassword }),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
