import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import * as css from './footer.css.ts'

/** The brand in a sentence, and the ways through the shop. */
export default function AboutTheShop() {
  const { t } = useLingui()
  const { shopWindow } = useRouteContext({ from: '__root__' })
  return (
    <div className={css.about}>
      <div className={css.brand}>
        <p className={css.logo}>{shopWindow.siteTitle}</p>
        <p>
          <Trans>
            A little message, made for one child: a character they love says their name and tells their story.
          </Trans>
        </p>
      </div>
      <nav aria-label={t`Quick links`}>
        <h2 className={css.title}>
          <Trans>Quick links</Trans>
        </h2>
        <ul>
          <li>
            <a href="/" className={css.link}>
              <Trans>Home</Trans>
            </a>
          </li>
          <li>
            <a href="/purchase" className={css.link}>
              <Trans>Purchase</Trans>
            </a>
          </li>
          <li>
            <a href="/contact" className={css.link}>
              <Trans>Contact</Trans>
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
