import type { IncomingMessage } from 'node:http'
import Stripe from 'stripe'

/**
 * The SDK's own client times out on silence only: an answer that arrives byte by byte would keep a buyer waiting
 * forever. This one limits each request as a whole, including the body.
 */
export function deadlineClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      const timeout = request[7]
      const late = Promise.withResolvers<never>()
      late.promise.catch(() => undefined)
      let answer: IncomingMessage | undefined
      const timer = setTimeout(() => {
        late.reject(Stripe.HttpClient.makeTimeoutError())
        answer?.destroy()
      }, timeout)
      try {
        const response = await Promise.race([client.makeRequest(...request), late.promise])
        answer = response.getRawResponse() as IncomingMessage // the SDK's Node client returns one
        answer.once('close', () => clearTimeout(timer))
        return response
      } catch (error) {
        clearTimeout(timer)
        throw error
      }
    },
  }
}
