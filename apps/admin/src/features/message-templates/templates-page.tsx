import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { locales, type Locale } from '@recadinho/contracts/common'
import type { MessageTemplate } from '@recadinho/contracts/message-templates'
import { templateFields, templateIds, templateKind } from '@recadinho/contracts/message-texts'
import { Badge } from '@recadinho/ui/badge'
import { Inline } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import * as css from '../../components/settings-list.css.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { channelHints, templateLabels } from '../../lib/template-labels.ts'
import { templatesOptions } from './template-queries.ts'

/** Each language's name in that language. */
export const languageNames: Record<Locale, string> = { en: 'English', pt: 'Português' }

/** Messages to buyers by event; each language has its own page. */
export function TemplatesPage() {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { items } = useSuspenseQuery(templatesOptions(api)).data
  const changed = (id: string, locale: Locale) =>
    items.some((each) => each.id === id && each.locale === locale && isChanged(each))
  return (
    <SettingsPage
      title={t`Messages to buyers`}
      intro={t`What the shop writes, in each language. Changes go into every message that is sent from now on.`}
    >
      <ul className={css.list}>
        {templateIds.map((id) => (
          <li key={id} className={css.item}>
            <Text weight="semibold">{i18n._(templateLabels[id])}</Text>
            <Text size="sm" tone="muted">
              {i18n._(channelHints[templateKind(id).channel])}
            </Text>
            <Inline gap={3}>
              {locales.map((locale) => (
                <Inline key={locale} gap={2}>
                  <Link
                    to="/admin/settings/templates/$id/$language"
                    params={{ id, language: locale }}
                    className={css.link}
                    lang={locale}
                    aria-label={`${i18n._(templateLabels[id])}, ${languageNames[locale]}`}
                  >
                    {languageNames[locale]}
                  </Link>
                  {changed(id, locale) && (
                    <Badge>
                      <Trans>Edited</Trans>
                    </Badge>
                  )}
                </Inline>
              ))}
            </Inline>
          </li>
        ))}
      </ul>
    </SettingsPage>
  )
}

const isChanged = ({ id, texts, defaults }: MessageTemplate) =>
  templateFields(id).some((field) => texts[field] !== defaults[field])
