import { useErrorFocus } from '@recadinho/ui/focus'
import { usualCountry } from '@recadinho/i18n/locales'
import { onceSent } from '@recadinho/ui/form'
import { useLingui } from '@lingui/react/macro'
import type { CorrectedOrder, Order } from '@recadinho/contracts/orders'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorCode } from '../../lib/api/error-text.ts'
import { refusedFields, useAppForm } from '../../lib/form.ts'
import { rememberedOrder, rememberOrder } from '../../lib/orders/order-memory.ts'
import { keepOrder, refreshOrder } from '../../lib/orders/order-query.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import { changesOf, formOf, issuesOf, rebased, type CorrectionForm } from './correction.ts'
import { issueTexts } from './detail-texts.ts'

/** Corrects an order; input survives every refusal. */
export function useCorrection(order: Order, token: string | undefined, onDone: () => void) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const shop = useShop()
  const market = useMarket()
  /**
   * The version of the order that the form started from or that the buyer has since accepted, and the form's initial
   * values.
   */
  const [base, setBase] = useState(() => ({
    order,
    values: formOf(order, usualCountry(market.locale, market.country)),
  }))
  const { summary, focusSummary } = useErrorFocus()

  // The page's stream may also bring a newer version.
  const refresh = () => refreshOrder(shop, order.id, token).catch(console.info)
  const sending = useMutation({
    mutationFn: (values: CorrectionForm) =>
      shop.api.call('correctOrder', {
        params: { id: order.id },
        query: token ? { token } : {},
        body: { detailsVersion: base.order.detailsVersion, changes: changesOf(values, base.order) },
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

  const form = useAppForm({
    ...onceSent,
    formId: 'correct',
    defaultValues: base.values,
    validators: { onDynamic: ({ value }) => refusedFields(issueTexts(i18n, issuesOf(value, base.order))) },
    onSubmit({ value }) {
      if (Object.keys(changesOf(value, base.order)).length === 0) onDone()
      else sending.mutate(value)
    },
    onSubmitInvalid: focusSummary,
  })

  return {
    form,
    /** Focused when the form is refused. */
    summary,
    base: base.order,
    sending: sending.isPending,
    error: sending.error,
    /** The buyer has seen the corrections from elsewhere, and continues. */
    accept() {
      const values = rebased(form.state.values, base.order, order)
      setBase({ order, values })
      form.reset(values)
      sending.reset()
    },
  }
}

function keepToken(orderId: string, token: string) {
  const known = rememberedOrder(orderId) ?? { orderId, draftId: null, content: '', keys: {} }
  rememberOrder({ ...known, token })
}
