import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import type { ShopVoices } from '@recadinho/contracts/speech'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { voicesOptions } from './settings-queries.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

const valuesOf = ({ deliverDraftVoice, speechNames, parentRecordings }: AdminSettings) => ({
  deliverDraftVoice,
  speechNames,
  parentRecordings,
})

/** Who speaks in films, and what the owner allows. */
export function VoiceSettings() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data } = useSuspenseQuery(voicesOptions(api))
  const edit = useSettingsEdit(valuesOf)
  const form = useAppForm({
    ...onceSent,
    formId: 'voices',
    defaultValues: valuesOf(edit.base),
    onSubmit: ({ value, formApi }) => edit.submit(formApi, value),
  })
  const labels = {
    deliverDraftVoice: t`Deliver films that are silent or have a draft voice`,
    speechNames: t`Send lines with a child's name to the speech service`,
    parentRecordings: t`Parents may record lines`,
  }
  return (
    <SettingsPage
      title={t`Voices`}
      intro={t`Who says the lines of a film that nobody on the team has recorded, and what may be delivered.`}
    >
      <VoiceList {...data} />
      <EditForm form={form} edit={edit} names={labels}>
        <form.AppField name="deliverDraftVoice">
          {(field) => (
            <field.FormCheckbox
              label={labels.deliverDraftVoice}
              hint={t`While this is off, staff can approve a film only once all its lines are recorded or spoken by a voice that may be sold, in characters' voices that you have approved.`}
            />
          )}
        </form.AppField>
        <form.AppField name="speechNames">
          {(field) => (
            <field.FormCheckbox
              label={labels.speechNames}
              hint={t`While this is off, lines with a name stay in the shop, and staff record them. The privacy page says what the service gets.`}
            />
          )}
        </form.AppField>
        <form.AppField name="parentRecordings">
          {(field) => (
            <field.FormCheckbox
              label={labels.parentRecordings}
              hint={t`While this is on, parents can say lines in their own voice on their order's page, from payment until production starts. They agree to it first and can delete a recording at any time; staff hear it and can refuse it. We delete it 30 days after delivery. Turning this off takes no new recordings; those that are there stay in their films.`}
            />
          )}
        </form.AppField>
      </EditForm>
    </SettingsPage>
  )
}

function VoiceList({ voices, budget, converts }: ShopVoices) {
  const { t } = useLingui()
  return (
    <Stack as="section" gap={3} aria-label={t`The shop's voices`}>
      <Heading level={2} size="h4">
        {t`The shop's voices`}
      </Heading>
      {voices.length === 0 && (
        <Text size="sm">
          <Trans>The shop has no voice. Films are silent until staff record their lines.</Trans>
        </Text>
      )}
      {voices.map(({ locale, name, isDraft, isService, licence }) => (
        <Stack key={`${locale} ${name}`} gap={1}>
          <Text size="sm">
            {locale === 'pt' ? t`Portuguese` : t`English`}: {name} (
            {isService ? t`a service` : t`on the shop's own server`}
            {isDraft && t`, a draft voice for staff to hear`})
          </Text>
          <Text size="sm" tone="muted">
            {licence}
          </Text>
        </Stack>
      ))}
      {budget && (
        <Text size="sm" tone="muted">
          <Trans>
            The service says at most {budget.perOrder} lines of an order and {budget.perDay} lines in all a
            day.
          </Trans>
        </Text>
      )}
      {converts && (
        <Text size="sm" tone="muted">
          <Trans>
            At the recording desk, staff can have it say their own recording of a line in one of these voices.
            The service then gets the sound of that recording.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}
