import { useErrorFocus } from '@recadinho/ui/focus'
import type { CorrectedOrder, Order } from '@recadinho/contracts/orders'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type RefObject } from 'react'
import { useShop } from '../../lib/use-shop.ts'
import { errorCode } from '../../lib/api/error-text.ts'
import { rememberedOrder, rememberOrder } from '../../lib/orders/order-memory.ts'
import { keepOrder, refreshOrder } from '../../lib/orders/order-query.ts'
import { usualCountry } from '../../lib/api/phone-prefixes.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import {
  changesOf,
  formOf,
  issuesOf,
  rebased,
  type CorrectionForm,
  type CorrectionIssues,
} from './correction.ts'

export interface CorrectionState {
  form: CorrectionForm
  /** Shown after the form was sent, and removed when fixed. */
  issues: CorrectionIssues
  /** Takes the focus when the form was refused. */
  summary: RefObject<HTMLDivElement | null>
  /** The order that the form was opened with, or a newer one that the buyer has seen. */
  base: Order
  sending: boolean
  error: unknown
  change: (change: Partial<CorrectionForm>) => void
  submit: () => void
  /** The buyer has seen what another tab corrected, and continues. */
  accept: () => void
}

/** Corrects an order: what is typed survives every refusal. */
export function useCorrection(order: Order, token: string | undefined, onDone: () => void): CorrectionState {
  const navigate = useNavigate()
  const shop = useShop()
  const market = useMarket()
  const usual = usualCountry(market.locale, market.country)
  const [base, setBase] = useState(order)
  const [form, setForm] = useState(() => formOf(order, usual))
  const [sent, setSent] = useState(false)
  const { summary, focusSummary } = useErrorFocus()
  const issues = issuesOf(form, base)

  // The page's stream brings a newer state too.
  const refresh = () => refreshOrder(shop, order.id, token).catch(console.info)
  const sending = useMutation({
    mutationFn: () =>
      shop.api.call('correctOrder', {
        params: { id: order.id },
        query: token ? { token } : {},
        body: { detailsVersion: base.detailsVersion, changes: changesOf(form, base) },
      }),
    onSuccess: async ({ order: corrected, accessToken }: CorrectedOrder) => {
      keepOrder(shop.queryClient, corrected)
      if (accessToken !== null) {
        keepToken(order.id, accessToken)
        // The old link is invalid now.
        if (location.hash)
          await navigate({ to: '.', search: true, hash: `token=${accessToken}`, replace: true })
      }
      onDone()
    },
    onError: async (error) => {
      const code = errorCode(error)
      // Shows the saved values beside the typed ones.
      if (code === 'version_conflict' || code === 'correction_closed') await refresh()
    },
  })

  return {
    form,
    issues: sent ? issues : {},
    summary,
    base,
    sending: sending.isPending,
    error: sending.error,
    change: (change) => setForm((form) => ({ ...form, ...change })),
    submit() {
      setSent(true)
      if (Object.keys(issues).length > 0) return focusSummary()
      if (Object.keys(changesOf(form, base)).length === 0) return onDone()
      sending.mutate()
    },
    accept() {
      setForm(rebased(form, base, order))
      setBase(order)
      sending.reset()
    },
  }
}

function keepToken(orderId: string, token: string) {
  const known = rememberedOrder(orderId) ?? { orderId, draftId: null, content: '', keys: {} }
  rememberOrder({ ...known, token })
}
