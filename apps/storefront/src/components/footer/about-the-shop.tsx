import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import * as css from './footer.css.ts'
import { PrivacyChoices } from './privacy-choices.tsx'

/** The brand in one sentence, and links to the shop's pages. */
export function AboutTheShop() {
  const { t } = useLingui()
  const { siteTitle } = useCatalog()
  return (
    <div className={css.about}>
      <div className={css.brand}>
        <p className={css.logo}>{siteTitle}</p>
        <p>
          <Trans>
            A little message made for one child: a character they love says their name and tells their story.
          </Trans>
        </p>
      </div>
      <Links label={t`Quick links`}>
        <Channel to="/">
          <Trans>Home</Trans>
        </Channel>
        <Channel to="/purchase">
          <Trans>Purchase</Trans>
        </Channel>
        <Channel to="/about">
          <Trans>About us</Trans>
        </Channel>
        <Channel to="/faq">
          <Trans>Questions and answers</Trans>
        </Channel>
        <Channel to="/contact">
          <Trans>Contact</Trans>
        </Channel>
      </Links>
      <Links label={t`Legal`}>
        <Channel to="/terms">
          <Trans>Terms of Use</Trans>
        </Channel>
        <Channel to="/privacy">
          <Trans>Privacy Policy</Trans>
        </Channel>
        <Channel to="/refund">
          <Trans>Refund Policy</Trans>
        </Channel>
        <li>
          <PrivacyChoices />
        </li>
      </Links>
    </div>
  )
}

function Links({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <h2 className={css.title}>{label}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function Channel({ children, ...link }: Pick<LinkProps, 'to' | 'params'> & { children: ReactNode }) {
  return (
    <li>
      <Link {...link} className={css.link}>
        {children}
      </Link>
    </li>
  )
}
