import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Locale } from '@recadinho/contracts/common'
import type { MessageTemplate } from '@recadinho/contracts/message-templates'
import {
  templateFields,
  templateKind,
  templateMax,
  type TemplateField,
  type TemplateId,
} from '@recadinho/contracts/message-texts'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { BackLink } from '../../components/back-link.tsx'
import { EditForm } from '../../components/edit-form.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import {
  channelHints,
  templateFieldLabels,
  templateLabels,
  variableLabels,
} from '../../lib/template-labels.ts'
import { TemplatePreview } from './template-preview.tsx'
import { templatesOptions } from './template-queries.ts'
import { templateSchema, templateValues, textsIn } from './template-values.ts'
import { languageNames } from './templates-page.tsx'
import { useTemplateEdit } from './use-template-edit.ts'

/** The text of one message in one language. */
export function TemplatePage({ id, locale }: { id: TemplateId; locale: Locale }) {
  const { api } = useAdmin()
  const { items } = useSuspenseQuery(templatesOptions(api)).data
  const template = items.find((each) => each.id === id && each.locale === locale)
  return template && <TemplateForm key={`${id}.${locale}`} template={template} />
}

function TemplateForm({ template }: { template: MessageTemplate }) {
  const { t, i18n } = useLingui()
  const { id, locale, defaults } = template
  const language = languageNames[locale]
  const edit = useTemplateEdit(template)
  const form = useAppForm({
    ...onceSent,
    formId: 'message-template',
    defaultValues: templateValues(edit.base),
    validators: { onDynamic: templateSchema(i18n, id) },
    onSubmit: ({ value, formApi }) => edit.submit(formApi, textsIn(id, value)),
  })
  const values = useSelector(form.store, (state) => state.values)
  const { channel, variables } = templateKind(id)
  const fields = templateFields(id)
  const own = fields.some((field) => values[field].trim() !== defaults[field])
  const names = Object.fromEntries(fields.map((field) => [field, i18n._(templateFieldLabels[field])]))
  const labelOf = (field: TemplateField) => names[field] ?? field
  const known = variables.map((name) => `{${name}} – ${i18n._(variableLabels[name])}`).join(', ')
  const reset = () => {
    for (const field of fields) form.setFieldValue(field, defaults[field] ?? '')
  }
  return (
    <SettingsPage title={`${i18n._(templateLabels[id])} (${language})`} intro={i18n._(channelHints[channel])}>
      <div>
        <BackLink to="/admin/settings/templates">
          <Trans>All messages</Trans>
        </BackLink>
      </div>
      <EditForm form={form} edit={edit} names={names}>
        <Stack gap={4}>
          {fields.map((name) => (
            <form.AppField key={name} name={name}>
              {(field) =>
                name === 'text' ? (
                  <field.FormTextArea
                    label={labelOf(name)}
                    lang={locale}
                    rows={5}
                    max={templateMax[name]}
                    count={(left) =>
                      t`${plural(left, { one: '# character left', other: '# characters left' })}`
                    }
                  />
                ) : (
                  <field.FormTextField
                    label={labelOf(name)}
                    autoComplete="off"
                    {...(name.startsWith('template') ? { autoCapitalize: 'none' } : { lang: locale })}
                  />
                )
              }
            </form.AppField>
          ))}
          <Text size="sm" tone="muted">
            <Trans>Names in braces are filled in when the message is sent: {known}.</Trans>
          </Text>
          {own && (
            <div>
              <Button variant="secondary" size="sm" onClick={reset}>
                <Trans>Use the shop's own words</Trans>
              </Button>
            </div>
          )}
          <TemplatePreview id={id} locale={locale} values={values} />
        </Stack>
      </EditForm>
    </SettingsPage>
  )
}
