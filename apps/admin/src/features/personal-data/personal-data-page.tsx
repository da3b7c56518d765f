import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { formSchema } from '@recadinho/contracts/form-schema'
import { LookUpPersonBody } from '@recadinho/contracts/personal-data'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { HeldData } from './held-data.tsx'
import { PurgeReport } from './purge-report.tsx'

const bodyOf = ({ search }: { search: string }) => ({ search: search.trim() })

/** Handles a person's data requests. The person is never part of the URL. */
export function PersonalDataPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const lookUp = useMutation({
    mutationFn: (body: { search: string }) => api.call('lookUpPerson', { body }),
  })
  const form = useAppForm({
    ...onceSent,
    formId: 'person',
    defaultValues: { search: '' },
    validators: {
      onDynamic: formSchema(LookUpPersonBody, bodyOf, {
        search: () => t`Enter an email address, a phone number or an order number`,
      }),
    },
    onSubmit: ({ value }) => settled(lookUp.mutateAsync(bodyOf(value))),
  })
  const again = () => lookUp.variables && lookUp.mutate(lookUp.variables)
  return (
    <SettingsPage
      title={t`Personal data`}
      intro={t`When someone asks what you hold about them, wants a copy, or wants it deleted.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!lookUp.isPending) void form.handleSubmit()
        }}
      >
        <Stack gap={3}>
          <form.AppField name="search">
            {(field) => (
              <field.FormTextField
                label={t`Email, phone or order number`}
                hint={t`Phones with the country code, such as +55 11 98765-4321. Each search is noted in the audit log, without what you searched for.`}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </form.AppField>
          <div>
            <Button type="submit" loading={lookUp.isPending}>
              <Trans>Find</Trans>
            </Button>
          </div>
        </Stack>
      </form>
      <ErrorCallout error={lookUp.error} title={t`We couldn't search`} onRetry={again} />
      {lookUp.data && (
        <HeldData
          key={lookUp.submittedAt}
          search={lookUp.variables.search}
          held={lookUp.data}
          onLookAgain={again}
        />
      )}
      <PurgeReport />
    </SettingsPage>
  )
}
