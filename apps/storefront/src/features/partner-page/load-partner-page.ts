import { ApiError } from '@recadinho/contracts/client'
import { notFound } from '@tanstack/react-router'
import type { ShopContext } from '../../lib/context.ts'
import { partnerQuery } from './partner-query.ts'

/** Loads the page of a link; an invalid link is the router's not-found. */
export async function loadPartnerPage(
  { api, queryClient }: Pick<ShopContext, 'api' | 'queryClient'>,
  token: string,
): Promise<void> {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
  if (!/^[\w-]{43}$/.test(token)) throw notFound()
  try {
    await queryClient.ensureQueryData(partnerQuery(api, token))
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (error instanceof ApiError && error.code === 'not_found') throw notFound()
    throw error
  }
}
