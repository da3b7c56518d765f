import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@recadinho/contracts/orders'
import { Button } from '@recadinho/ui/button'
import { Grid, Inline } from '@recadinho/ui/layout'
import type { PhoneOrder } from './use-phone-order-form.ts'

const slots = [0, 1] as const

/** More children whom the video is for. */
export function OtherChildrenFields({ order: { form, values } }: { order: PhoneOrder }) {
  const { t } = useLingui()
  const { otherChildren } = values
  const count = otherChildren.length + 1
  return (
    <>
      {slots.slice(0, otherChildren.length).map((at) => {
        const number = at + 2
        return (
          <Grid key={at} gap={4} columns={{ tablet: 2 }}>
            <form.AppField name={`otherChildren[${at}].name`}>
              {(field) => <field.FormTextField label={t`Name of child ${number}`} autoComplete="off" />}
            </form.AppField>
            <form.AppField name={`otherChildren[${at}].nameHint`}>
              {(field) => (
                <field.FormTextField
                  label={t`How to say the name of child ${number}`}
                  optional={t`optional`}
                  autoComplete="off"
                />
              )}
            </form.AppField>
          </Grid>
        )
      })}
      <Inline gap={2}>
        {otherChildren.length < limits.otherChildrenMax && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              form.setFieldValue('otherChildren', [...otherChildren, { name: '', nameHint: '' }])
            }
          >
            <Trans>Add another child</Trans>
          </Button>
        )}
        {count > 1 && (
          <Button
            variant="subtle"
            size="sm"
            onClick={() => form.setFieldValue('otherChildren', otherChildren.slice(0, -1))}
          >
            {t`Remove child ${count}`}
          </Button>
        )}
      </Inline>
    </>
  )
}
