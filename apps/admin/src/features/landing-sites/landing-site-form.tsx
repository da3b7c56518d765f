import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CreateLandingSiteBody, type LandingSite } from '@recadinho/contracts/landing-sites'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { BackLink } from '../../components/back-link.tsx'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { refusedFields } from '../../lib/api.ts'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { landingSiteOptions } from './landing-site-queries.ts'
import { originsIn } from './origins.ts'
import { SiteScript } from './site-script.tsx'

/** An existing site: change or switch off. */
export function LandingSitePage({ siteKey }: { siteKey: string }) {
  const { api } = useAdmin()
  const { data: saved } = useSuspenseQuery(landingSiteOptions(api, siteKey))
  return <LandingSiteForm key={siteKey} saved={saved} />
}

const unknown: LandingSite = { key: '', name: '', origins: [], active: true, shop: '', createdAt: '' }

export const NewLandingSitePage = () => <LandingSiteForm saved={unknown} />

const valuesOf = ({ key, name, origins, active }: LandingSite) => ({
  key,
  name,
  origins: origins.join('\n'),
  active,
})
type Values = ReturnType<typeof valuesOf>

/** The values as the API takes them. */
const fieldsOf = ({ name, origins, active }: Values) => ({
  name: name.trim(),
  origins: originsIn(origins),
  active,
})
const bodyOf = (values: Values) => ({ key: values.key.trim().toLowerCase(), ...fieldsOf(values) })

function LandingSiteForm({ saved }: { saved: LandingSite }) {
  const { t } = useLingui()
  const isNew = saved.key === ''
  const edit = useLandingSiteEdit(saved)
  const { base } = edit
  const refused = edit.error === null ? [] : refusedFields(edit.error)
  const wrongOrigins = t`Enter 1 to 20 addresses, each with https:// and a domain, such as https://spring.example`
  const form = useAppForm({
    ...onceSent,
    formId: 'landing-site',
    defaultValues: valuesOf(base),
    validators: {
      onDynamic: formSchema(
        CreateLandingSiteBody,
        (values: Values) => ({ ...bodyOf(values), ...(isNew ? {} : { key: base.key }) }),
        {
          key: () => t`Use 1 to 40 letters, digits, hyphens and underscores`,
          name: () => t`Enter a name of up to 80 characters`,
          origins: () => wrongOrigins,
        },
      ),
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, isNew ? bodyOf(value) : fieldsOf(value)),
  })
  const names = {
    key: t`Key`,
    name: t`Name`,
    origins: t`Addresses`,
    active: t`Its pages may send visits`,
  }
  return (
    <SettingsPage
      title={isNew ? t`New site` : base.name}
      intro={t`Only pages on these addresses may send visits with the site's key.`}
    >
      <div>
        <BackLink to="/admin/settings/landing-pages">
          <Trans>All sites</Trans>
        </BackLink>
      </div>
      <EditForm form={form} edit={edit} names={names} submitLabel={isNew ? t`Add site` : undefined}>
        <Stack gap={4}>
          <form.AppField name="name">
            {(field) => <field.FormTextField label={names.name} autoComplete="off" />}
          </form.AppField>
          {isNew && (
            <form.AppField name="key">
              {(field) => (
                <field.FormTextField
                  label={names.key}
                  refused={
                    refused.includes('body/key')
                      ? t`Another site has this key. Choose a different one.`
                      : undefined
                  }
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  hint={t`Stands in the code of its pages, and stays as it is`}
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="origins">
            {(field) => (
              <field.FormTextArea
                label={names.origins}
                refused={refused.some((path) => path.endsWith('origins')) ? wrongOrigins : undefined}
                rows={3}
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                hint={t`One per line. With and without www are two addresses.`}
              />
            )}
          </form.AppField>
          {!isNew && (
            <form.AppField name="active">
              {(field) => (
                <field.FormCheckbox
                  label={names.active}
                  hint={t`Clear it to switch the site off. What was counted stays.`}
                />
              )}
            </form.AppField>
          )}
        </Stack>
      </EditForm>
      {!isNew && <SiteScript site={base} />}
    </SettingsPage>
  )
}

function useLandingSiteEdit(saved: LandingSite) {
  const { api, queryClient } = useAdmin()
  const navigate = useNavigate()
  const { key } = saved
  return useEdit({
    saved,
    valuesOf,
    async save(edit) {
      const answer =
        key === ''
          ? await api.call('createLandingSite', {
              body: { key: '', name: '', origins: [], active: true, ...edit.changes },
            })
          : await api.call('changeLandingSite', { params: { key }, body: edit })
      void queryClient.invalidateQueries({ queryKey: ['settings', 'landing-sites'] })
      if (key === '')
        await navigate({
          to: '/admin/settings/landing-pages/$key',
          params: { key: answer.key },
          ignoreBlocker: true,
        })
      return answer
    },
    reload: () => queryClient.fetchQuery({ ...landingSiteOptions(api, key), staleTime: 0 }),
  })
}
