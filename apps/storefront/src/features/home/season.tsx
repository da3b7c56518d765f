import { Trans } from '@lingui/react/macro'
import type { SeasonalBanner } from '@recadinho/contracts/settings'
import { Container } from '@recadinho/ui/layout'
import type { ReactNode } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { useChangeDraft } from '../../lib/draft/draft-atom.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { bannerOf } from './banner-of.ts'
import { LinkButton } from '../../components/link-button.tsx'
import { Bunting, SeasonArt } from './season-art.tsx'
import * as css from './season.css.ts'

/** §2, the seasonal banner: the shop's setting, or the season of its clock where the reader is; as tall for each. */
export function Season() {
  const season = bannerOf(useCatalog(), useMarket())
  const changeDraft = useChangeDraft()
  // A visitor who follows a season's banner has selected the occasion already.
  const keepOccasion = () => season !== 'default' && changeDraft({ occasion: season })
  return (
    <Container>
      <aside id="home-season" className={`${css.banner} ${css.tones[season]}`} data-season={season}>
        <Bunting season={season} />
        <div className={css.content}>
          <SeasonArt season={season} />
          <div className={css.words}>{words[season]}</div>
          <div className={css.action}>
            <LinkButton to="/purchase" variant="secondary" size="sm" onClick={keepOccasion}>
              {invitations[season]}
            </LinkButton>
          </div>
        </div>
      </aside>
    </Container>
  )
}

const words: Record<SeasonalBanner, ReactNode> = {
  default: (
    <Words title={<Trans>Any day can hold a surprise</Trans>}>
      <Trans>Order now, and someone they love will say their name within 24 hours.</Trans>
    </Words>
  ),
  birthday: (
    <Words title={<Trans>Is a birthday coming?</Trans>}>
      <Trans>A character says their name and how old they're turning. Yours within 24 hours.</Trans>
    </Words>
  ),
  christmas: (
    <Words title={<Trans>Christmas, with their name in it</Trans>}>
      <Trans>Pay by noon on December 23 and it arrives by noon on Christmas Eve.</Trans>
    </Words>
  ),
  easter: (
    <Words title={<Trans>An Easter hello to hunt for</Trans>}>
      <Trans>Hide your phone among the eggs and let them find out who's calling their name.</Trans>
    </Words>
  ),
  backToSchool: (
    <Words title={<Trans>A brave first day of school</Trans>}>
      <Trans>Someone they look up to tells them, by name, that they can do it.</Trans>
    </Words>
  ),
  childrensDay: (
    <Words title={<Trans>A whole day just for kids</Trans>}>
      <Trans>On Children's Day, a character talks to your child and nobody else.</Trans>
    </Words>
  ),
}

const invitations: Record<SeasonalBanner, ReactNode> = {
  default: <Trans>Plan a surprise</Trans>,
  birthday: <Trans>Plan a birthday video</Trans>,
  christmas: <Trans>Plan a Christmas video</Trans>,
  easter: <Trans>Plan an Easter video</Trans>,
  backToSchool: <Trans>Plan a back-to-school video</Trans>,
  childrensDay: <Trans>Plan a Children's Day video</Trans>,
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{children}</p>
    </>
  )
}
