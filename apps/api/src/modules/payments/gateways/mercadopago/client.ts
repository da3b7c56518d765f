import { MercadoPagoConfig, MPConnectionError } from 'mercadopago'
import { MercadoPagoError } from 'mercadopago/dist/utils/errors/index.js'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { GatewayError } from '../gateway.ts'

const home = 'https://api.mercadopago.com'

/** One repetition of a call that had no answer, after no more than a moment whatever `Retry-After` says. */
const repetition = { maxRetries: 1, initialDelay: 200, maxDelay: 1000 }

/**
 * The SDK has no option for another address, so a stand-in's is set where the SDK keeps its own: for the whole process,
 * and in a module of its inside. Throws when a newer SDK keeps it elsewhere, so that no test money is sent to the real one.
 */
export function mercadoPagoConfig(
  accessToken: string,
  apiUrl: string | undefined,
  timeout: number,
): MercadoPagoConfig {
  const config = AppConfig as { BASE_URL?: string } // declared read-only, and yet a plain field
  if (config.BASE_URL === undefined)
    throw new Error('This version of the Mercado Pago SDK keeps its address elsewhere')
  config.BASE_URL = apiUrl ?? home
  return new MercadoPagoConfig({ accessToken, options: { timeout, ...repetition } })
}

/**
 * Mercado Pago's errors as the shop knows them. The SDK's own time ends when an answer begins, so an answer that comes byte
 * by byte would keep a buyer waiting: here each of the two tries has it for all of its answer.
 */
export async function translated<T>({ options }: MercadoPagoConfig, call: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error('The answer took too long')),
    2 * (options?.timeout ?? 8000),
  )
  try {
    return await Promise.race([call(), late.promise])
  } catch (error) {
    if (error instanceof GatewayError) throw error
    const known = error instanceof MercadoPagoError && !(error instanceof MPConnectionError)
    const { status, error: code } = known ? error : {}
    throw new GatewayError(
      kindOf(status, code),
      `Mercado Pago: ${code ?? status ?? 'no answer'}`,
      code ?? null,
      {
        cause: error,
      },
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Only a plain 4xx says that nothing was done (P1.4). */
function kindOf(status: number | undefined, code: string | undefined): GatewayError['kind'] {
  // A 404 that is not in Mercado Pago's words is somebody else's: a proxy knows no payments.
  if (status === 404) return code === 'not_found' ? 'missing' : 'unknown'
  const inDoubt = new Set([408, 409, 423, 424, 429])
  return status !== undefined && status >= 400 && status < 500 && !inDoubt.has(status) ? 'refused' : 'unknown'
}
