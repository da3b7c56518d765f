import { useLingui } from '@lingui/react/macro'
import { ChangeSettingsBody, type AdminSettings } from '@recadinho/contracts/admin-settings'
import { formSchema } from '@recadinho/contracts/form-schema'
import { contactWhatsappLink } from '@recadinho/i18n/contact-link'
import { contactPhone, contactWhatsapp } from '@recadinho/i18n/phone'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { EditForm } from '../../components/edit-form.tsx'
import { useAppForm } from '../../lib/form.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { settingsOptions } from './settings-queries.ts'
import { useSettingsEdit } from './use-settings-edit.ts'

const valuesOf = (settings: AdminSettings) => ({
  siteTitle: settings.siteTitle,
  contactEmail: settings.contactEmail,
  contactPhone: settings.contactPhone,
  contactWhatsapp: settings.contactWhatsapp,
  contactAddress: settings.contactAddress,
  socialInstagram: settings.socialInstagram,
  socialFacebook: settings.socialFacebook,
  timeZone: settings.timeZone,
})
type Values = ReturnType<typeof valuesOf>

/** The values to send, trimmed. */
const fieldsOf = (values: Values): Values => ({
  siteTitle: values.siteTitle.trim(),
  contactEmail: values.contactEmail.trim(),
  contactPhone: values.contactPhone.trim(),
  contactWhatsapp: values.contactWhatsapp.trim(),
  contactAddress: values.contactAddress.trim(),
  socialInstagram: values.socialInstagram.trim(),
  socialFacebook: values.socialFacebook.trim(),
  timeZone: values.timeZone,
})

/**
 * The values to check. Contact details that are stored, even by someone else meanwhile, are not checked: they may be
 * older than the checks. An invalid number is `null`, which the schema refuses.
 */
function checkedOf(values: Values, stored: readonly (AdminSettings | undefined)[]) {
  const { contactEmail: email, contactPhone: phone, contactWhatsapp: whatsapp, ...others } = fieldsOf(values)
  const isNew = (field: 'contactEmail' | 'contactPhone' | 'contactWhatsapp', value: string) =>
    stored.every((settings) => settings?.[field] !== value)
  return {
    ...others,
    ...(isNew('contactEmail', email) && { contactEmail: email }),
    ...(isNew('contactPhone', phone) && { contactPhone: phone && (contactPhone(phone) ?? null) }),
    ...(isNew('contactWhatsapp', whatsapp) && {
      contactWhatsapp: whatsapp && (contactWhatsapp(whatsapp) ?? null),
    }),
  }
}

/** The shop's name, contact details and time zone. */
export function GeneralSettings() {
  const { t } = useLingui()
  const edit = useSettingsEdit(valuesOf)
  const { api, queryClient } = useAdmin()
  const { queryKey } = settingsOptions(api)
  const link = () => t`Enter a whole address, such as https://instagram.com/yourshop`
  const tooLong = () => t`This is too long, or has characters that can't be shown`
  const form = useAppForm({
    ...onceSent,
    formId: 'general',
    defaultValues: valuesOf(edit.base),
    validators: {
      onDynamic: formSchema(
        ChangeSettingsBody.properties.changes,
        (values: Values) => checkedOf(values, [edit.base, queryClient.getQueryData(queryKey)]),
        {
          siteTitle: () => t`Enter a title of up to 60 characters`,
          contactEmail: () => t`Enter a valid email, such as name@example.com`,
          contactPhone: () => t`Enter a phone number with its area code, such as (11) 98765-4321`,
          contactWhatsapp: () => t`Enter a Brazilian number with its area code, such as (11) 98765-4321`,
          contactAddress: tooLong,
          socialInstagram: link,
          socialFacebook: link,
        },
      ),
    },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, fieldsOf(value)),
  })
  const shownAs = (shown: string | undefined) => shown && t`Buyers see ${shown}`
  const names = {
    siteTitle: t`Site title`,
    contactEmail: t`Email`,
    contactPhone: t`Phone`,
    contactWhatsapp: t`WhatsApp`,
    contactAddress: t`Address`,
    socialInstagram: t`Instagram`,
    socialFacebook: t`Facebook`,
    timeZone: t`Time zone`,
  }
  return (
    <SettingsPage
      title={t`General`}
      intro={t`Your shop's name and how buyers reach you. Changes are in the shop within a minute.`}
    >
      <EditForm form={form} edit={edit} names={names}>
        <Stack gap={4}>
          <form.AppField name="siteTitle">
            {(field) => (
              <field.FormTextField
                label={names.siteTitle}
                hint={t`In the shop's header, in browser tabs and in search results`}
              />
            )}
          </form.AppField>
          <form.AppField name="contactEmail">
            {(field) => (
              <field.FormTextField
                label={names.contactEmail}
                optional={t`optional`}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                hint={t`Contact details are shown in the shop's footer. Leave one empty to show the shop's default, if it has one.`}
              />
            )}
          </form.AppField>
          <form.AppField name="contactPhone">
            {(field) => (
              <field.FormTextField
                label={names.contactPhone}
                optional={t`optional`}
                type="tel"
                autoComplete="off"
                hint={shownAs(contactPhone(field.state.value))}
              />
            )}
          </form.AppField>
          <form.AppField name="contactWhatsapp">
            {(field) => (
              <field.FormTextField
                label={names.contactWhatsapp}
                optional={t`optional`}
                type="tel"
                autoComplete="off"
                hint={shownAs(linkOf(field.state.value))}
              />
            )}
          </form.AppField>
          <form.AppField name="contactAddress">
            {(field) => <field.FormTextField label={names.contactAddress} optional={t`optional`} />}
          </form.AppField>
          <form.AppField name="socialInstagram">
            {(field) => (
              <field.FormTextField
                label={names.socialInstagram}
                optional={t`optional`}
                type="url"
                autoCapitalize="none"
              />
            )}
          </form.AppField>
          <form.AppField name="socialFacebook">
            {(field) => (
              <field.FormTextField
                label={names.socialFacebook}
                optional={t`optional`}
                type="url"
                autoCapitalize="none"
              />
            )}
          </form.AppField>
          <form.AppField name="timeZone">
            {(field) => (
              <field.FormSelect
                label={names.timeZone}
                hint={t`When your day begins, and what your opening hours mean`}
                options={timeZones(edit.base.timeZone)}
              />
            )}
          </form.AppField>
        </Stack>
      </EditForm>
    </SettingsPage>
  )
}

/** The number and the link that it opens. */
function linkOf(typed: string) {
  const number = contactWhatsapp(typed)
  return number && `${number}, ${contactWhatsappLink(number)}`
}

/** Every zone the browser knows, plus the current one. */
const timeZones = (set: string) =>
  [...new Set([set, ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
