import { ApiError } from '@recadinho/contracts/client'
import { uploadPicturePath, type UploadAnswer } from '@recadinho/contracts/pictures'

/** Uploads a picture and returns its id. */
export async function sendPicture(body: Blob): Promise<string> {
  const headers = { 'content-type': body.type }
  const response = await fetch(uploadPicturePath, { method: 'POST', headers, body })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  const { upload } = (await response.json()) as UploadAnswer // our own server's response
  return upload
}
