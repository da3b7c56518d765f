import { useErrorFocus } from '@recadinho/ui/focus'
import { usualCountry } from '@recadinho/i18n/locales'
import type { CorrectedOrder, Order } from '@recadinho/contracts/orders'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Script } from '@recadinho/stage/script-document'
import { useCallback, useState } from 'react'
import { errorCode } from '../../lib/api/error-text.ts'
import { rememberedOrder, rememberOrder } from '../../lib/orders/order-memory.ts'
import { keepOrder, refreshOrder } from '../../lib/orders/order-query.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import { changesOf, formOf, issuesOf, rebased, type Changes, type CorrectionForm } from './correction.ts'

/**
 * Corrects an order; input survives every refusal. Errors appear once the form is submitted, and disappear when fixed.
 */
export function useCorrection(order: Order, token: string | undefined, onDone: () => void) {
  const navigate = useNavigate()
  const shop = useShop()
  const market = useMarket()
  /** The version of the order that the form started from, or that the buyer has since accepted. */
  const [base, setBase] = useState(order)
  const [form, setForm] = useState(() => formOf(order, usualCountry(market.locale, market.country)))
  const [sent, setSent] = useState(false)
  const { summary, focusSummary } = useErrorFocus()

  // The page's stream may also bring a newer version.
  const refresh = () => refreshOrder(shop, order.id, token).catch(console.info)
  const sending = useMutation({
    mutationFn: (changes: Changes) =>
      shop.api.call('correctOrder', {
        params: { id: order.id },
        query: token ? { token } : {},
        body: { detailsVersion: base.detailsVersion, changes },
      }),
    onSuccess: async ({ order: corrected, accessToken }: CorrectedOrder) => {
      keepOrder(shop.queryClient, corrected)
      if (accessToken !== null) {
        keepToken(order.id, accessToken)
        // The correction has replaced the link's token.
        if (location.hash)
          await navigate({ to: '.', search: true, hash: `token=${accessToken}`, replace: true })
      }
      onDone()
    },
    onError: async (error) => {
      const code = errorCode(error)
      // Shows the saved values beside the entered ones.
      if (code === 'version_conflict' || code === 'correction_closed') await refresh()
    },
  })

  const issues = issuesOf(form, base)
  return {
    form,
    issues: sent ? issues : {},
    /** Focused when the form is refused. */
    summary,
    base,
    change: (change: Partial<CorrectionForm>) => setForm((form) => ({ ...form, ...change })),
    changeScript: useCallback((script: Script) => setForm((form) => ({ ...form, script })), []),
    submit: () => {
      setSent(true)
      const changes = changesOf(form, base)
      if (Object.keys(issues).length > 0) focusSummary()
      else if (Object.keys(changes).length === 0) onDone()
      else sending.mutate(changes)
    },
    sending: sending.isPending,
    error: sending.error,
    /** The buyer has seen the corrections from elsewhere, and continues. */
    accept() {
      setForm(rebased(form, base, order))
      setBase(order)
      setSent(false)
      sending.reset()
    },
  }
}

function keepToken(orderId: string, token: string) {
  const known = rememberedOrder(orderId) ?? { orderId, draftId: null, content: '', keys: {} }
  rememberOrder({ ...known, token })
}
