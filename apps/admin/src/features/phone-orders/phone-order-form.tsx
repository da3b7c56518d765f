import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import type { Catalog } from '@recadinho/contracts/catalog'
import { ApiError } from '@recadinho/contracts/client'
import type { Locale } from '@recadinho/contracts/common'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Stack } from '@recadinho/ui/layout'
import { useOnline } from '@recadinho/ui/online'
import { DetailCard } from '../../components/detail-card.tsx'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { LeaveGuard } from '../../components/leave-guard.tsx'
import { isInDoubt } from '../../lib/error-message.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { ChildFields } from './child-fields.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { MarketFields } from './market-fields.tsx'
import type { Market } from './phone-order-queries.ts'
import { PriceFields } from './price-fields.tsx'
import { isAboutField } from './refusals.ts'
import { ScriptFields } from './script-fields.tsx'
import { usePhoneOrderForm } from './use-phone-order-form.ts'

export interface PhoneOrderFormProps {
  /** The catalog offered to the buyer. */
  catalog: Catalog
  /** Whether the catalog is that of the selected market or still the previous one. */
  current: boolean
  /** Initial language of the form. */
  locale: Locale
  onMarket: (market: Market) => void
}

/** Everything the shop asks its buyers, on one page. The input survives every refusal. */
export function PhoneOrderForm({ catalog, current, locale, onMarket }: PhoneOrderFormProps) {
  const { t } = useLingui()
  const online = useOnline()
  const order = usePhoneOrderForm(catalog, locale)
  const { form, price, script, error } = order
  const submitting = useSelector(form.store, ({ isSubmitting }) => isSubmitting)
  const unsaved = useSelector(form.store, ({ isDefaultValue }) => !isDefaultValue)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!submitting) void form.handleSubmit()
      }}
    >
      <LeaveGuard unsaved={unsaved && !submitting} />
      <Stack gap={5}>
        <DetailCard title={t`Order`}>
          <MarketFields order={order} catalog={catalog} onMarket={onMarket} />
          <ChoiceFields order={order} catalog={catalog} />
        </DetailCard>
        <DetailCard title={t`Child`}>
          <ChildFields order={order} />
        </DetailCard>
        <DetailCard title={t`Script`}>
          <ScriptFields order={order} />
        </DetailCard>
        <DetailCard title={t`Buyer`}>
          <BuyerFields order={order} />
        </DetailCard>
        <DetailCard title={t`Price`}>
          <PriceFields order={order} catalog={catalog} />
        </DetailCard>
        <Refused error={error} phone={order.values.whatsappNumber} />
        <div>
          <Button
            type="submit"
            size="lg"
            loading={submitting}
            disabled={!online || !current || price.checking || script.loading}
          >
            <Trans>Create order</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Errors that belong to no field. */
function Refused({ error, phone }: { error: Error | null; phone: string }) {
  const { t } = useLingui()
  if (error instanceof ApiError && error.code === 'idempotency_key_reused')
    return (
      <Callout
        tone="warning"
        announce="alert"
        title={t`This order was created the first time`}
        action={
          <Link to="/admin/orders" search={{ search: phone.replaceAll(/\D/g, '') }}>
            <Trans>Find it in the list</Trans>
          </Link>
        }
      >
        <Trans>
          Its answer was lost on the way. It has what you had entered then, not your later changes.
        </Trans>
      </Callout>
    )
  if (isAboutField(error)) return null
  return (
    <ErrorCallout
      error={error}
      title={isInDoubt(error) ? t`We don't know whether the order was created` : t`The order wasn't created`}
    />
  )
}
