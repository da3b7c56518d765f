import { msg } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import { catalogQuery } from '../../lib/catalog/catalog-query.ts'
import { loadOrder } from '../../lib/orders/load-order.ts'
import { fingerprint, missingHere, orderContent } from '../../lib/orders/order-content.ts'
import { marketOf } from '../../lib/orders/order-market.ts'
import { resume } from '../../lib/orders/resume.ts'
import { toasts } from '../../lib/api/toasts.ts'
import type { ShopContext } from '../../lib/context.ts'
import { isWorthKeeping } from '../../lib/draft/selection.ts'
import type { Step } from '../../lib/draft/steps.ts'
import { draftAtom } from '../../lib/draft/draft-atom.ts'
import { marketIn } from '../../lib/market/market.ts'
import { earlierOrder } from '../../lib/orders/place-order.ts'

/** Loads a checkout of an order or of the draft. */
export const enterCheckout = ({
  context,
  order,
  hash,
}: {
  context: ShopContext
  order: string | undefined
  hash: string
}): Promise<void> => (order ? enterOrderCheckout(context, order, hash) : enterDraftCheckout(context))

async function enterOrderCheckout(context: ShopContext, id: string, hash: string): Promise<void> {
  const { api, queryClient } = context
  const order = await loadOrder(context, id, hash)
  await queryClient.fetchQuery(catalogQuery(api, marketOf(order)))
}

/**
 * Loads the draft's checkout. An incomplete draft redirects to the missing step; if its order is or may be paid, to
 * that order.
 */
async function enterDraftCheckout(context: ShopContext): Promise<void> {
  const { api, queryClient, store, locale } = context
  const market = marketIn(locale)
  const draft = store.get(draftAtom)
  const catalog = await queryClient.fetchQuery(catalogQuery(api, market))
  const missing = missingHere(draft, market, catalog)
  if (missing) throw backTo(missing, context)

  const content = orderContent(draft, market)
  if (!content) return
  const earlier = await earlierOrder(context)
  const meaning = resume(earlier?.entry, fingerprint(content), earlier?.order)
  const search = { order: earlier?.order.id ?? '' }
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
  if (meaning === 'paid') throw redirect({ to: '/order-confirmation', search, replace: true })
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
  if (meaning === 'doubt') throw redirect({ to: '/checkout', search, replace: true })
}

const missingText: Record<Step, ReturnType<typeof msg>> = {
  package: msg`Choose a package first. Your other choices are saved.`,
  characters: msg`Choose your characters first, then pay.`,
  personalization: msg`Just a few details to add before you can pay.`,
}

function backTo(step: Step, { i18n, store }: ShopContext) {
  // A draft without any selection starts at the beginning, without a message.
  if (isWorthKeeping(store.get(draftAtom)))
    toasts.show({ title: i18n._(msg`Almost there`), description: i18n._(missingText[step]) })
  return redirect({ to: '/purchase', search: step === 'package' ? {} : { step }, replace: true })
}
