import { ApiError } from '@recadinho/contracts/client'

const least = 256 * 1024
const most = 8 * 2 ** 20
/** The server allows ten seconds per request; a part that takes half of that is too large for this connection. */
const slowMs = 5_000
const fastMs = 1_500

export interface Sending {
  pause(): Promise<void>
  resume(): void
  /** Cancels the upload, here and on the server. */
  cancel(): Promise<void>
}

export interface SendOptions {
  /** URL that starts uploads of this kind. */
  endpoint: string
  /** Sent in addition to the file's type. */
  metadata?: Record<string, string> | undefined
  file: File
  onProgress: (sent: number) => void
  onDone: (videoId: string) => void
  /** The upload stopped: an `ApiError`, or, as with `fetch`, a `TypeError` if there was no response. */
  onStop: (error: Error) => void
}

/** Uploads a file in parts and resumes where an earlier attempt stopped, even after a reload (tus 1.0). */
export async function sendVideo({
  endpoint,
  metadata = {},
  file,
  onProgress,
  onDone,
  onStop,
}: SendOptions): Promise<Sending> {
  // Loaded with the first upload.
  const { DetailedError, Upload } = await import('tus-js-client')
  let partBegan = 0
  let signedOut: ApiError | undefined
  const upload = new Upload(file, {
    endpoint,
    // Without the file name, which may contain the child's.
    metadata: { ...metadata, filetype: file.type },
    fingerprint: async () => [endpoint, ...Object.values(metadata), file.size, file.lastModified].join('-'),
    removeFingerprintOnSuccess: true,
    chunkSize: 2 ** 20,
    retryDelays: [0, 1000, 3000, 5000, 10_000],
    onShouldRetry: (error) => !signedOut && isPassing(error.originalResponse?.getStatus()),
    onBeforeRequest() {
      partBegan = performance.now()
    },
    onAfterResponse(_request, response) {
      if (response.getStatus() !== 401) return
      // Throwing here keeps the state needed to resume after signing in again.
      signedOut = new ApiError(401, '', response.getBody())
      throw signedOut
    },
    onProgress,
    onChunkComplete() {
      upload.options.chunkSize = fitting(upload.options.chunkSize ?? least, performance.now() - partBegan)
    },
    onSuccess: () => onDone(upload.url?.split('/').at(-1) ?? ''),
    onError(error) {
      const answer = error instanceof DetailedError ? error.originalResponse : null
      onStop(signedOut ?? (answer ? new ApiError(answer.getStatus(), '', answer.getBody()) : new TypeError()))
      signedOut = undefined
    },
  })
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  upload.start()
  return {
    pause: () => upload.abort(),
    resume: () => upload.start(),
    cancel: () => upload.abort(true),
  }
}

/** No response, a busy server or an offset mismatch: worth retrying. */
const isPassing = (status: number | undefined) =>
  status === undefined || status === 0 || [408, 409, 423, 429, 500, 502, 503, 504].includes(status)

/** The size of the next part. */
function fitting(chunkSize: number, tookMs: number): number {
  if (tookMs > slowMs) return Math.max(least, chunkSize / 2)
  return tookMs < fastMs ? Math.min(most, chunkSize * 2) : chunkSize
}
