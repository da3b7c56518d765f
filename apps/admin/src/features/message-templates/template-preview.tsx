import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import {
  fillTemplate,
  templateFields,
  templateVariables,
  type TemplateId,
} from '@recadinho/contracts/message-texts'
import { Heading, Text } from '@recadinho/ui/text'
import type { TemplateValues } from './template-values.ts'
import * as css from './template-preview.css.ts'

export interface TemplatePreviewProps {
  id: TemplateId
  locale: Locale
  values: TemplateValues
}

/** A preview of the current input, with a sample order. */
export function TemplatePreview({ id, locale, values }: TemplatePreviewProps) {
  const { t } = useLingui()
  const has = templateFields(id)
  const filled = (text: string) => fillTemplate(text.trim(), templateVariables) || '–'
  const name = `${values.templateName.trim()}/${values.templateLanguage.trim()}`
  return (
    <section className={css.preview} aria-label={t`As buyers see it`}>
      <Heading level={2} size="h4">
        <Trans>As buyers see it</Trans>
      </Heading>
      <div className={css.message} lang={locale}>
        {has.includes('subject') && <p className={css.subject}>{filled(values.subject)}</p>}
        <p className={css.words}>{filled(values.text)}</p>
        {has.includes('button') && <span className={css.button}>{filled(values.button)}</span>}
      </div>
      {has.includes('templateName') && (
        <Text size="sm" tone="muted">
          <Trans>Sent as Meta's template {name}</Trans>
        </Text>
      )}
    </section>
  )
}
