import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CreateAffiliateBody, type AdminAffiliate } from '@recadinho/contracts/admin-affiliates'
import { formSchema } from '@recadinho/contracts/form-schema'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { BackLink } from '../../components/back-link.tsx'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { refusedFields } from '../../lib/api.ts'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { wholeNumber } from '../../lib/whole-number.ts'
import { AffiliateAccount } from './affiliate-account.tsx'
import { AffiliateLink } from './affiliates-page.tsx'
import { PartnerLink } from './partner-link.tsx'
import { affiliateOptions } from './affiliate-queries.ts'

/** An existing affiliate: change or switch off. */
export function AffiliatePage({ code }: { code: string }) {
  const { api } = useAdmin()
  const { data: saved } = useSuspenseQuery(affiliateOptions(api, code))
  return <AffiliateForm key={code} saved={saved} />
}

const blank = { code: '', name: '', contact: '', commission: 10, active: true }
const unknown: AdminAffiliate = { ...blank, link: '', createdAt: '' }

/** A new affiliate. */
export const NewAffiliatePage = () => <AffiliateForm saved={unknown} />

const valuesOf = ({ code, name, contact, commission, active }: AdminAffiliate) => ({
  code,
  name,
  contact,
  commission: String(commission),
  active,
})
type Values = ReturnType<typeof valuesOf>

/** The values as the API takes them. */
const fieldsOf = ({ name, contact, commission, active }: Values) => ({
  name: name.trim(),
  contact: contact.trim(),
  commission: wholeNumber(commission),
  active,
})
const bodyOf = (values: Values) => ({ code: values.code.trim(), ...fieldsOf(values) })

function AffiliateForm({ saved }: { saved: AdminAffiliate }) {
  const { t } = useLingui()
  const isNew = saved.code === ''
  const edit = useAffiliateEdit(saved)
  const { base } = edit
  const form = useAppForm({
    ...onceSent,
    formId: 'affiliate',
    defaultValues: valuesOf(base),
    validators: {
      onDynamic: formSchema(
        CreateAffiliateBody,
        (values: Values) => ({ ...bodyOf(values), ...(isNew ? {} : { code: base.code }) }),
        {
          code: () => t`Use 1 to 40 letters, digits, hyphens and underscores`,
          name: () => t`Enter a name of up to 80 characters`,
          contact: () => t`Enter a whole email address, a number or a profile of up to 120 characters`,
          commission: () => t`Enter a whole number from 0 to 100`,
        },
      ),
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, isNew ? bodyOf(value) : fieldsOf(value)),
  })
  const names = {
    code: t`Code`,
    name: t`Name`,
    contact: t`Contact`,
    commission: t`Commission in percent`,
    active: t`Their link counts`,
  }
  return (
    <SettingsPage
      title={isNew ? t`New affiliate` : base.name}
      intro={t`What you change counts for orders from now on.`}
    >
      <div>
        <BackLink to="/admin/settings/affiliates">
          <Trans>All affiliates</Trans>
        </BackLink>
      </div>
      {!isNew && (
        <Stack gap={2}>
          <Text mono>{base.link}</Text>
          <AffiliateLink affiliate={base} />
        </Stack>
      )}
      <EditForm form={form} edit={edit} names={names} submitLabel={isNew ? t`Add affiliate` : undefined}>
        <Stack gap={4}>
          <form.AppField name="name">
            {(field) => <field.FormTextField label={names.name} autoComplete="off" />}
          </form.AppField>
          {isNew && (
            <form.AppField name="code">
              {(field) => (
                <field.FormTextField
                  label={names.code}
                  refused={
                    isTaken(edit.error)
                      ? t`Another affiliate has this code. Choose a different one.`
                      : undefined
                  }
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  hint={t`Stands in their link, and stays as it is; capitals and small letters are the same`}
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="contact">
            {(field) => (
              <field.FormTextField
                label={names.contact}
                optional={t`optional`}
                autoComplete="off"
                hint={t`An email, a number or a profile. Only staff see it.`}
              />
            )}
          </form.AppField>
          <form.AppField name="commission">
            {(field) => <field.FormNumberField label={names.commission} />}
          </form.AppField>
          <form.AppField name="active">
            {(field) => (
              <field.FormCheckbox label={names.active} hint={t`Clear it to switch the affiliate off`} />
            )}
          </form.AppField>
        </Stack>
      </EditForm>
      {!isNew && <AffiliateAccount code={base.code} />}
      {!isNew && <PartnerLink code={base.code} name={base.name} />}
    </SettingsPage>
  )
}

/** The server rejected the code because it is taken. */
const isTaken = (error: Error | null) => error !== null && refusedFields(error).includes('body/code')

function useAffiliateEdit(saved: AdminAffiliate) {
  const { api, queryClient } = useAdmin()
  const navigate = useNavigate()
  const { code } = saved
  return useEdit({
    saved,
    valuesOf,
    async save(edit) {
      const answer =
        code === ''
          ? await api.call('createAffiliate', { body: { ...blank, ...edit.changes } })
          : await api.call('changeAffiliate', { params: { code }, body: edit })
      void queryClient.invalidateQueries({ queryKey: ['settings', 'affiliates'] })
      if (code === '')
        await navigate({
          to: '/admin/settings/affiliates/$code',
          params: { code: answer.code },
          ignoreBlocker: true,
        })
      return answer
    },
    reload: () => queryClient.fetchQuery({ ...affiliateOptions(api, code), staleTime: 0 }),
  })
}
