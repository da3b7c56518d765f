/** The account and settings of a request to an advertiser. */
export interface Account {
  /** Overrides the advertiser's URL with a stand-in's. */
  apiUrl?: string | undefined
  pixelId: string
  testCode: string
  token: string
  timeoutMs: number
}

/** The outcome of a request. */
export type Answer =
  | { kind: 'taken' }
  /** One of its events is invalid. */
  | { kind: 'invalid'; code: string }
  /** The pixel does not exist, or the token is not authorized for it. */
  | { kind: 'account' }
  /** Rate limited. */
  | { kind: 'limited' }
  | { kind: 'later'; code: string }

/** Sends a POST request with JSON; `failure` is a code if there was no complete response. */
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
