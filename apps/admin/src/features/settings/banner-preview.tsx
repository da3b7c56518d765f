import { setupI18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { SeasonalBanner, SeasonalBannerMode } from '@recadinho/contracts/settings'
import { usualCountry, type Locale } from '@recadinho/i18n/locales'
import { seasonTexts } from '@recadinho/i18n/season-texts'
import { bannerOn, localDay } from '@recadinho/i18n/seasons'
import { ButtonLink } from '@recadinho/ui/button'
import { SeasonBanner } from '@recadinho/ui/season-banner'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { messages as en } from '../../locales/en/banner.po'
import { messages as pt } from '../../locales/pt/banner.po'
import { packagesOptions, shopHours } from '../../lib/package-queries.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import * as css from './banner-preview.css.ts'

/** A preview of the shop's banner for the current selection, in both languages. */
export function BannerPreview({ mode }: { mode: SeasonalBannerMode }) {
  const { t } = useLingui()
  const [today] = useState(() => localDay(new Date()))
  const seasonIn = (locale: Locale) => bannerOn(mode, today, usualCountry(locale, undefined))
  return (
    <section className={css.preview} aria-label={t`As buyers see it`}>
      <Heading level={2} size="h4">
        <Trans>As buyers see it</Trans>
      </Heading>
      {mode === 'auto' && (
        <Text size="sm" tone="muted">
          <Trans>Today, in the United States and in Brazil.</Trans>
        </Text>
      )}
      <Banner season={seasonIn('en')} locale="en" />
      <Banner season={seasonIn('pt')} locale="pt" />
    </section>
  )
}

const languages = {
  en: setupI18n({ locale: 'en', messages: { en } }),
  pt: setupI18n({ locale: 'pt', messages: { pt } }),
}

function Banner({ season, locale }: { season: SeasonalBanner; locale: Locale }) {
  const { title, text, action } = seasonTexts[season]
  const i18n = languages[locale]
  const { api } = useAdmin()
  const deliveryHours = shopHours(useSuspenseQuery(packagesOptions(api)).data.items)
  return (
    <div lang={locale} className={css.shop}>
      <SeasonBanner
        season={season}
        headingLevel={3}
        title={i18n._(title)}
        // Looks like the shop's button but has no target.
        action={
          <ButtonLink variant="secondary" size="sm">
            {i18n._(action)}
          </ButtonLink>
        }
      >
        {i18n._({ ...text, values: { deliveryHours } })}
      </SeasonBanner>
    </div>
  )
}
