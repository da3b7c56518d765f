import { ApiError, fillPath } from '@recadinho/contracts/client'
import { takePath, takeType, type SpeechLine } from '@recadinho/contracts/speech'
import type { KeptTake } from './take-store.ts'

/** Sends a take; returns its line with the clip. Rejects with an `ApiError`, or with a `TypeError` without a response. */
export async function sendTake({ orderId, key, version, wav }: KeptTake): Promise<SpeechLine> {
  const path = fillPath(takePath, { id: orderId, key })
  const response = await fetch(`${path}?version=${version}`, {
    method: 'PUT',
    headers: { accept: 'application/json', 'content-type': takeType },
    body: wav,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return JSON.parse(text) as SpeechLine // the server's response to this call
}
