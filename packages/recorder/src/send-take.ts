import { ApiError } from '@recadinho/contracts/client'

/** Sends a take; returns its line with the clip. Rejects with an `ApiError`, or with a `TypeError` without a response. */
export async function sendTake<Line>(address: string, wav: ArrayBuffer): Promise<Line> {
  const response = await fetch(address, {
    method: 'PUT',
    headers: { accept: 'application/json', 'content-type': 'audio/wav' },
    body: wav,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return JSON.parse(text) as Line // the server's response to this call
}
