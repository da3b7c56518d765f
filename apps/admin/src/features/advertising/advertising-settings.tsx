import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChangeAdvertisingBody, type Advertising } from '@recadinho/contracts/advertising'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAppForm } from '../../lib/form.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { advertisingOptions } from './advertising-queries.ts'
import { TokenCard } from './token-card.tsx'

const valuesOf = ({ metaPixelId, metaTestCode, tiktokPixelId, tiktokServer }: Advertising) => ({
  metaPixelId,
  metaTestCode,
  tiktokPixelId,
  tiktokServer,
})
type Values = ReturnType<typeof valuesOf>

/** As they are sent: without the blanks that come with pasting. */
const fieldsOf = (values: Values): Values => ({
  metaPixelId: values.metaPixelId.trim(),
  metaTestCode: values.metaTestCode.trim(),
  tiktokPixelId: values.tiktokPixelId.trim(),
  tiktokServer: values.tiktokServer,
})

/** Whom the shop tells what came of its advertisements. */
export function AdvertisingSettings() {
  const { t } = useLingui()
  const edit = useAdvertisingEdit()
  const form = useAppForm({
    ...onceSent,
    formId: 'advertising',
    defaultValues: valuesOf(edit.base),
    validators: {
      onDynamic: formSchema(ChangeAdvertisingBody.properties.changes, fieldsOf, {
        metaPixelId: () => t`Enter the number from Events Manager: 5 to 20 digits`,
        metaTestCode: () => t`Enter a code such as TEST12345`,
        tiktokPixelId: () => t`Enter the ID from TikTok Ads Manager: capital letters and digits`,
      }),
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, fieldsOf(value)),
  })
  const names = {
    metaPixelId: t`Meta pixel`,
    metaTestCode: t`Meta test event code`,
    tiktokPixelId: t`TikTok pixel`,
    tiktokServer: t`Also tell TikTok from the server`,
  }
  return (
    <SettingsPage
      title={t`Advertising`}
      intro={t`Tells Meta and TikTok which advertisements sell. Runs only for visitors whose consent allows it, and never includes anything about the child.`}
    >
      <EditForm form={form} edit={edit} names={names}>
        <Stack as="section" gap={4} aria-label="Meta">
          <Heading level={2} size="h4">
            Meta
          </Heading>
          <form.AppField name="metaPixelId">
            {(field) => (
              <field.FormTextField
                label={names.metaPixelId}
                optional={t`optional`}
                inputMode="numeric"
                autoComplete="off"
                hint={t`The pixel's number in Events Manager. Empty: the shop loads nothing from Meta.`}
              />
            )}
          </form.AppField>
          <form.AppField name="metaTestCode">
            {(field) => (
              <field.FormTextField
                label={names.metaTestCode}
                optional={t`optional`}
                autoComplete="off"
                spellCheck={false}
                hint={t`While it is set, the server's events only show up under "Test events". Clear it to count them.`}
              />
            )}
          </form.AppField>
        </Stack>
        <Stack as="section" gap={4} aria-label="TikTok">
          <Heading level={2} size="h4">
            TikTok
          </Heading>
          <form.AppField name="tiktokPixelId">
            {(field) => (
              <field.FormTextField
                label={names.tiktokPixelId}
                optional={t`optional`}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                hint={t`The pixel's ID in TikTok Ads Manager. Empty: the shop loads nothing from TikTok.`}
              />
            )}
          </form.AppField>
          <form.AppField name="tiktokServer">
            {(field) => (
              <field.FormCheckbox
                label={names.tiktokServer}
                hint={t`Counts purchases even if the buyer has closed the page. Needs an Events API token.`}
              />
            )}
          </form.AppField>
        </Stack>
      </EditForm>
      <TokenCard network="meta" token={edit.saved.metaToken} />
      <TokenCard network="tiktok" token={edit.saved.tiktokToken} />
    </SettingsPage>
  )
}

function useAdvertisingEdit() {
  const { api, queryClient } = useAdmin()
  const options = advertisingOptions(api)
  const { data: saved } = useSuspenseQuery(options)
  const edit = useEdit({
    saved,
    valuesOf,
    async save(edit) {
      const answer = await api.call('changeAdvertising', { body: edit })
      await showAnswer(queryClient, options.queryKey, answer)
      return answer
    },
    reload: () => queryClient.fetchQuery({ ...options, staleTime: 0 }),
  })
  return { ...edit, saved }
}
