import { Trans, useLingui } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { Fact, Facts } from '../../components/facts.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { packageOf } from './phone-order-values.ts'
import { refusedText } from './refusals.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

/** The promo code, and the order's price as computed by the server. */
export function PriceFields({ order, catalog }: { order: PhoneOrder; catalog: Catalog }) {
  const { t, i18n } = useLingui()
  const { locale, tag } = useLocale()
  const { form, values, price, error, onCode } = order
  const pack = packageOf(catalog, values.packageId)
  const refused = refusedText(i18n, price.refusal ?? (values.promoCode.trim() ? error : null), 'promoCode')
  return (
    <>
      <form.AppField
        name="promoCode"
        listeners={{ onChange: ({ value }) => onCode(value.trim()), onChangeDebounceMs: 400 }}
      >
        {(field) => (
          <field.FormTextField
            label={t`Promo code`}
            optional={t`optional`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            refused={refused}
          />
        )}
      </form.AppField>
      <div aria-live="polite" aria-busy={price.checking}>
        {pack && price.price && price.total ? (
          <Facts>
            <Fact name={pack.title[locale]} money="part">
              {formatMoney(price.price, tag)}
            </Fact>
            {price.discount && (
              <Fact name={`${price.discount.code} (${price.discount.percentage}%)`} money="part">
                −{formatMoney(price.discount.amount, tag)}
              </Fact>
            )}
            <Fact name={t`Total`} money="total">
              {formatMoney(price.total, tag)}
            </Fact>
          </Facts>
        ) : (
          <Text size="sm" tone="muted">
            <Trans>Choose a package to see the price.</Trans>
          </Text>
        )}
      </div>
    </>
  )
}
