import type { IncomingMessage } from 'node:http'
import Stripe from 'stripe'

/**
 * The SDK's own client measures silence: an answer that comes byte by byte would keep a buyer waiting forever. This one
 * gives each request its time as a whole, answer and all.
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
        answer = response.getRawResponse() as IncomingMessage // of the SDK's client for Node
        answer.once('close', () => clearTimeout(timer))
        return response
      } catch (error) {
        clearTimeout(timer)
        throw error
      }
    },
  }
}
