import { MercadoPagoConfig, MPConnectionError } from 'mercadopago'
import { MercadoPagoError } from 'mercadopago/dist/utils/errors/index.js'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { GatewayError } from '../gateway.ts'

const home = 'https://api.mercadopago.com'

/** One repetition of a call that had no answer, within the time that a buyer waits. */
const options = { timeout: 8000, maxRetries: 1, initialDelay: 200 }

/**
 * The SDK has no option for another address, so a stand-in's is set where the SDK keeps its own: for the whole process,
 * and in a module of its inside. Throws when a newer SDK keeps it elsewhere, so that no test money is sent to the real one.
 */
export function mercadoPagoConfig(accessToken: string, apiUrl: string | undefined): MercadoPagoConfig {
  const config = AppConfig as { BASE_URL?: string } // declared read-only, and yet a plain field
  if (config.BASE_URL === undefined)
    throw new Error('This version of the Mercado Pago SDK keeps its address elsewhere')
  config.BASE_URL = apiUrl ?? home
  return new MercadoPagoConfig({ accessToken, options })
}

/** Mercado Pago's errors as the shop knows them. */
export async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof GatewayError) throw error
    const known = error instanceof MercadoPagoError && !(error instanceof MPConnectionError)
    const { status, error: code } = known ? error : {}
    throw new GatewayError(kindOf(status), `Mercado Pago: ${code ?? status ?? 'no answer'}`, code ?? null, {
      cause: error,
    })
  }
}

/** Only a plain 4xx says that nothing was done (P1.4). */
function kindOf(status: number | undefined): GatewayError['kind'] {
  if (status === 404) return 'missing'
  const inDoubt = new Set([408, 409, 423, 424, 429])
  return status !== undefined && status >= 400 && status < 500 && !inDoubt.has(status) ? 'refused' : 'unknown'
}
