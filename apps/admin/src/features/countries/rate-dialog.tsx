import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import type { CurrencyRate } from '@recadinho/contracts/countries'
import { Callout } from '@recadinho/ui/callout'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { currencyChoices } from './choices.ts'
import { ratesOptions } from '../../lib/rate-queries.ts'
import { isRate, rateInField, rateText, typedRate } from './rate-values.ts'
import { ShownPrices } from './shown-prices.tsx'

export interface RateDialogProps {
  /** Absent for a currency without a rate. */
  rate: CurrencyRate | undefined
  /** Currencies that have a rate. */
  taken: readonly string[]
  /** Also called after saving. */
  onClose: () => void
}

/** Sets a rate and shows the resulting package prices. The server asks about an unusual change. */
export function RateDialog({ rate, taken, onClose }: RateDialogProps) {
  const { t } = useLingui()
  const { locale, tag } = useLocale()
  const form = useAppForm({
    ...onceSent,
    formId: 'rate',
    defaultValues: {
      currency: rate?.currency ?? null,
      perUsd: rate ? rateInField(rate.perUsd) : '',
    },
    validators: {
      onDynamic({ value }) {
        const fields: Record<string, string> = {}
        if (!value.currency) fields['currency'] = t`Choose a currency`
        if (!isRate(value.perUsd)) fields['perUsd'] = t`Enter a number above zero, such as 5.45`
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value, formApi }) =>
      formApi.state.isDefaultValue ? onClose() : edit.submit(formApi, { perUsd: typedRate(value.perUsd) }),
  })
  const { currency, perUsd } = useSelector(form.store, (state) => state.values)
  const edit = useRateEdit(currency, rate, onClose)
  const now = edit.base.perUsd
  const theirs = now && rateText(now, tag)
  return (
    <ChangeDialog
      form={form}
      title={rate ? t`Rate of ${rate.currency}` : t`Add a rate`}
      submitLabel={t`Save`}
      error={edit.error}
      onClose={onClose}
    >
      {edit.stale.length > 0 && (
        <Callout tone="warning" announce="alert" title={t`Someone else changed this in the meantime`}>
          <p>{t`Nothing was saved. The rate is ${theirs} now. Save again to replace it.`}</p>
        </Callout>
      )}
      {!rate && (
        <form.AppField name="currency">
          {(field) => (
            <field.FormSelect
              label={t`Currency`}
              placeholder={t`Choose…`}
              options={currencyChoices(locale).filter(({ value }) => !taken.includes(value))}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="perUsd">
        {(field) => (
          <field.FormTextField label={t`Units for 1 US dollar`} inputMode="decimal" autoComplete="off" />
        )}
      </form.AppField>
      {currency && (
        <ShownPrices currency={currency} tag={tag} perUsd={isRate(perUsd) ? typedRate(perUsd) : now} />
      )}
    </ChangeDialog>
  )
}

interface Values {
  currency: string | null
  perUsd: string
}

interface Rate {
  /** `undefined` if there is no rate. */
  perUsd: string | undefined
}

function useRateEdit(currency: string | null, rate: CurrencyRate | undefined, onSaved: () => void) {
  const { api, queryClient } = useAdmin()
  const options = ratesOptions(api)
  const rateIn = ({ items }: { items: CurrencyRate[] }): Rate => ({
    perUsd: items.find((each) => each.currency === currency)?.perUsd,
  })
  return useEdit<Rate, Values>({
    saved: { perUsd: rate?.perUsd },
    valuesOf: (saved) => ({ currency, perUsd: saved.perUsd ? rateInField(saved.perUsd) : '' }),
    async save({ was, changes }) {
      const answer = await api.call('changeCurrencyRate', {
        params: { currency: currency ?? '' },
        body: {
          was: was.perUsd === undefined ? {} : { perUsd: was.perUsd },
          changes: changes.perUsd === undefined ? {} : { perUsd: changes.perUsd },
        },
      })
      await showAnswer(queryClient, options.queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: ['settings', 'packages'] })
      onSaved()
      return rateIn(answer)
    },
    reload: async () => rateIn(await queryClient.fetchQuery({ ...options, staleTime: 0 })),
  })
}
