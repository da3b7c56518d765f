import { endpoints } from '@recadinho/contracts/endpoints'
import { locales, type Locale } from '@recadinho/i18n/locales'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { SiteData } from '../scripts/release/data-key.ts'
import { faultOf } from './fault-of.ts'
import { Refusal } from './refusal.ts'

/** Reads the data of the pages from the API. */
export interface Source {
  /** Throws a `Refusal` if the API does not respond, or sends data from which no pages can be rendered. */
  read(): Promise<SiteData>
}

/** An endpoint and the validation of its response. */
interface Call<Body> {
  path: string
  fits: (body: unknown) => body is Body
  /** Describes where the body is invalid, never its content. */
  faultIn: (body: unknown) => string
}

function callOf<S extends TSchema>({ path, response }: { path: string; response: S }): Call<Static<S>> {
  const schema = Compile(response)
  return {
    path,
    fits: (body): body is Static<S> => schema.Check(body),
    faultIn: (body) => schema.Errors(body)[0]?.instancePath || '/',
  }
}

const calls = {
  catalog: callOf(endpoints.getCatalog),
  status: callOf(endpoints.getShopStatus),
  settings: callOf(endpoints.getSettings),
  reviews: callOf(endpoints.listReviews),
}

/** Reads the API at this URL with conditional requests: known responses are not transferred again. */
export function createSource(api: string, timeoutMs: number): Source {
  const known = new Map<string, { etag: string; body: unknown }>()

  async function read<Body>({ path, fits, faultIn }: Call<Body>, query = ''): Promise<Body> {
    const address = path + query
    const kept = known.get(address)
    const response = await fetch(new URL(address, api), {
      headers: kept ? { 'if-none-match': kept.etag } : {},
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new Refusal('nothing', `${path} was not answered`, error)
    })
    const body = response.status === 304 && kept ? kept.body : await bodyOf(path, response)
    if (!fits(body)) throw new Refusal('nonsense', `${path} is not as its contract says at ${faultIn(body)}`)
    const etag = response.headers.get('etag')
    if (etag !== null) known.set(address, { etag, body })
    return body
  }

  return {
    async read() {
      const [status, settings, reviews, ...catalogs] = await Promise.all([
        read(calls.status),
        read(calls.settings),
        read(calls.reviews),
        ...locales.map(async (locale) => [locale, await read(calls.catalog, `?locale=${locale}`)] as const),
      ])
      const pages = catalogs.map(([locale, catalog]) => [locale, { catalog, status, settings, reviews }])
      const data = Object.fromEntries(pages) as Record<Locale, SiteData[Locale]> // one for each locale
      const fault = faultOf(data)
      if (fault) throw new Refusal('nonsense', fault)
      return data
    },
  }
}

async function bodyOf(path: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new Refusal('nothing', `${path} was answered with ${response.status}`)
  const text = await response.text().catch((error: unknown) => {
    throw new Refusal('nothing', `${path} was not answered to the end`, error)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal('nonsense', `${path} is no JSON`, error)
  }
}
