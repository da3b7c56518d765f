import { useLingui } from '@lingui/react'
import { seasonTexts } from '@recadinho/i18n/season-texts'
import { Container } from '@recadinho/ui/layout'
import { SeasonBanner } from '@recadinho/ui/season-banner'
import { LinkButton } from '../../../components/link-button.tsx'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { bannerOf } from './banner-of.ts'

/**
 * §2, the seasonal banner: the shop's setting, or the season by the server's clock in the visitor's time zone. Every
 * variant has the same height.
 */
export function Season() {
  const { i18n } = useLingui()
  const catalog = useCatalog()
  const { deliveryHours } = catalog
  const season = bannerOf(catalog, useMarket())
  const { title, text, action } = seasonTexts[season]
  const search = season === 'default' ? {} : { season }
  return (
    <Container>
      <SeasonBanner
        id="home-season"
        season={season}
        title={i18n._(title)}
        action={
          <LinkButton to="/purchase" variant="secondary" size="sm" search={search}>
            {i18n._(action)}
          </LinkButton>
        }
      >
        {i18n._({ ...text, values: { deliveryHours } })}
      </SeasonBanner>
    </Container>
  )
}
