import { useLingui } from '@lingui/react'
import { useSelector } from '@tanstack/react-form'
import type { Catalog } from '@recadinho/contracts/catalog'
import { onceSent } from '@recadinho/ui/form'
import { useState } from 'react'
import { useAppForm } from '../../lib/form.ts'
import { cleanScript, scriptProblem } from '../../lib/script-problems.ts'
import { settled } from '../../lib/settled.ts'
import { emptyPhoneOrder, phoneOrderBody } from './phone-order-values.ts'
import { useOrderValidator } from './use-order-validator.ts'
import { usePhoneScript } from './use-phone-script.ts'
import { useShownPrice } from './use-shown-price.ts'
import { useTakeOrder } from './use-take-order.ts'
import type { Locale } from '@recadinho/contracts/common'

/** Form state, live price and script, and submission of a phone order. */
export function usePhoneOrderForm(catalog: Catalog, locale: Locale) {
  const { i18n } = useLingui()
  const taking = useTakeOrder()
  const [code, setCode] = useState('')
  const [defaultValues] = useState(() => emptyPhoneOrder(locale))
  const form = useAppForm({
    ...onceSent,
    formId: 'phone-order',
    defaultValues,
    validators: { onDynamic: useOrderValidator(catalog) },
    onSubmitInvalid: focusFirstRefused,
    async onSubmit({ value }) {
      // Where its texts do not load, the shop's own draft has to do, as the form then says.
      const spoken = await script.linesFor(value).catch(() => undefined)
      const lines = spoken && cleanScript(spoken)
      if (!lines || scriptProblem(i18n, lines) === undefined) {
        const body = phoneOrderBody(value, catalog, price.total)
        await settled(taking.mutateAsync(lines && lines.length > 0 ? { ...body, script: lines } : body))
      }
      focusFirstRefused()
    },
  })
  const values = useSelector(form.store, (state) => state.values)
  const submitted = useSelector(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const price = useShownPrice(values, catalog, code)
  const script = usePhoneScript(values, catalog)
  return { form, values, price, script, submitted, error: taking.error, onCode: setCode }
}

export type PhoneOrder = ReturnType<typeof usePhoneOrderForm>

/** On phones it may be far above the button. */
const focusFirstRefused = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
