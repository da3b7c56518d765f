import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import type { DayHours } from '@recadinho/contracts/settings'
import { onceSent } from '@recadinho/ui/form'
import { Grid, Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { EditForm } from '../../components/edit-form.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { weekdaysOf } from '../../lib/weekdays.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import * as css from './opening-hours-settings.css.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

interface Day {
  open: boolean
  opens: string
  closes: string
}

const valuesOf = ({ openingHours }: AdminSettings) => ({
  days: openingHours.map((hours): Day => ({
    open: hours !== null,
    opens: hours?.opens ?? '',
    closes: hours?.closes ?? '',
  })),
})

const hoursOf = ({ open, opens, closes }: Day): DayHours =>
  open ? { opens: opens.trim(), closes: closes.trim() } : null

const isTime = (text: string) => /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$/.test(text)

/** The shop's support hours, day by day. */
export function OpeningHoursSettings() {
  const { t } = useLingui()
  const edit = useSettingsEdit(valuesOf)
  const { tag } = useLocale()
  const names = weekdaysOf(tag)
  const problems = (day: Day, at: number) => {
    const hours = hoursOf(day)
    if (!hours) return []
    const wrong = (['opens', 'closes'] as const).filter((end) => !isTime(hours[end]))
    if (wrong.length > 0)
      return wrong.map((end) => [`days[${at}].${end}`, t`Enter a time from 00:00 to 24:00, such as 09:00`])
    return hours.closes > hours.opens ? [] : [[`days[${at}].closes`, t`It must close after it opens`]]
  }
  const form = useAppForm({
    ...onceSent,
    formId: 'hours',
    defaultValues: valuesOf(edit.base),
    validators: {
      onDynamic({ value }) {
        const fields = Object.fromEntries(value.days.flatMap(problems))
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, { openingHours: value.days.map(hoursOf) }),
  })
  const zone = edit.base.timeZone.replaceAll('_', ' ')
  return (
    <SettingsPage
      title={t`Opening hours`}
      intro={t`When your team answers, shown on the home page. Times are those of ${zone}.`}
    >
      <EditForm form={form} edit={edit} names={{ openingHours: t`Opening hours` }}>
        <Stack gap={3}>
          {names.map((name, at) => (
            <fieldset key={name} aria-label={name} className={css.day}>
              <form.AppField name={`days[${at}].open`}>
                {(field) => <field.FormCheckbox label={name} />}
              </form.AppField>
              <form.Subscribe selector={({ values }) => values.days[at]?.open ?? false}>
                {(open) =>
                  open ? (
                    <Grid gap={3} columns={{ phone: 2 }}>
                      <form.AppField name={`days[${at}].opens`}>
                        {(field) => (
                          <field.FormTextField label={t`Opens`} placeholder="09:00" maxLength={5} />
                        )}
                      </form.AppField>
                      <form.AppField name={`days[${at}].closes`}>
                        {(field) => (
                          <field.FormTextField label={t`Closes`} placeholder="18:00" maxLength={5} />
                        )}
                      </form.AppField>
                    </Grid>
                  ) : (
                    <Text size="sm" tone="muted">
                      <Trans>Closed all day</Trans>
                    </Text>
                  )
                }
              </form.Subscribe>
            </fieldset>
          ))}
        </Stack>
      </EditForm>
    </SettingsPage>
  )
}

/** Monday first. */
