/** What a request to an advertiser needs. */
export interface Account {
  /** A stand-in's address. */
  apiUrl?: string | undefined
  pixelId: string
  testCode: string
  token: string
  timeoutMs: number
}

/** What became of a request. */
export type Answer =
  | { kind: 'taken' }
  /** One of its events is wrong. */
  | { kind: 'invalid'; code: string }
  /** The pixel is not there, or its token may not speak for it. */
  | { kind: 'account' }
  /** Too many at once. */
  | { kind: 'limited' }
  | { kind: 'later'; code: string }

/** A POST of JSON; `failure` is a code where there was no whole answer. */
export async function callOf(
  url: string,
  timeoutMs: number,
  { body, headers = {} }: { body: object; headers?: Record<string, string> },
): Promise<{ status: number; body: unknown; failure?: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: parsed(await response.text()) }
  } catch (error) {
    const failure = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
    return { status: 0, body: undefined, failure }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
