import { useLingui } from '@lingui/react/macro'
import type { Catalog } from '@recadinho/contracts/catalog'
import { formatMoney } from '@recadinho/i18n/money'
import { Grid } from '@recadinho/ui/layout'
import { categoryLabels } from '../../lib/character-labels.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { packageOf } from './phone-order-values.ts'
import { refusedText, unavailableCharacter } from './refusals.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

/** The package and its characters. */
export function ChoiceFields({ order, catalog }: { order: PhoneOrder; catalog: Catalog }) {
  const { t, i18n } = useLingui()
  const { locale, tag } = useLocale()
  const { form, values, error } = order
  const count = packageOf(catalog, values.packageId)?.charactersCount ?? 1
  const slots = ([0, 1, 2] as const).slice(0, count)
  /** Excludes characters already selected in another slot. */
  const free = (slot: number) =>
    catalog.characters.filter(({ id }) => slots.every((at) => at === slot || values.characterIds[at] !== id))
  return (
    <Grid gap={4} columns={{ tablet: 2 }}>
      <form.AppField name="packageId">
        {(field) => (
          <field.FormSelect
            label={t`Package`}
            placeholder={t`Choose…`}
            refused={refusedText(i18n, error, 'packageId')}
            options={catalog.packages.map(({ id, title, price }) => ({
              value: id,
              label: `${title[locale]} · ${formatMoney(price, tag)}`,
            }))}
          />
        )}
      </form.AppField>
      {slots.map((slot) => (
        <form.AppField key={slot} name={`characterIds[${slot}]`}>
          {(field) => (
            <field.FormSelect
              label={count === 1 ? t`Character` : t`Character ${slot + 1}`}
              placeholder={t`Choose…`}
              refused={
                unavailableCharacter(error) === values.characterIds[slot]
                  ? refusedText(i18n, error, 'characterIds')
                  : undefined
              }
              options={free(slot).map(({ id, name, category }) => ({
                value: id,
                label: `${name[locale]} · ${i18n._(categoryLabels[category])}`,
              }))}
            />
          )}
        </form.AppField>
      ))}
    </Grid>
  )
}
