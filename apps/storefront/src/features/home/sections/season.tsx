import { useLingui } from '@lingui/react'
import { seasonTexts } from '@recadinho/i18n/season-texts'
import { Container } from '@recadinho/ui/layout'
import { SeasonBanner } from '@recadinho/ui/season-banner'
import { LinkButton } from '../../../components/link-button.tsx'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import { useChangeDraft } from '../../../lib/draft/draft-atom.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { bannerOf } from './banner-of.ts'

/**
 * §2, the seasonal banner: the shop's setting, or the season by the server's clock in the visitor's time zone. Every
 * variant has the same height.
 */
export function Season() {
  const { i18n } = useLingui()
  const season = bannerOf(useCatalog(), useMarket())
  const changeDraft = useChangeDraft()
  const { title, text, action } = seasonTexts[season]
  // A visitor who follows a seasonal banner has the occasion preselected.
  const keepOccasion = () => season !== 'default' && changeDraft({ occasion: season })
  return (
    <Container>
      <SeasonBanner
        id="home-season"
        season={season}
        title={i18n._(title)}
        action={
          <LinkButton to="/purchase" variant="secondary" size="sm" onClick={keepOccasion}>
            {i18n._(action)}
          </LinkButton>
        }
      >
        {i18n._(text)}
      </SeasonBanner>
    </Container>
  )
}
