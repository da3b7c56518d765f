import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as css from './footer.css.ts'

/** The brand in a sentence, and links to the shop's pages. */
export default function AboutTheShop() {
  const { t } = useLingui()
  const { snapshot } = useRouteContext({ from: '__root__' })
  return (
    <div className={css.about}>
      <div className={css.brand}>
        <p className={css.logo}>{snapshot.siteTitle}</p>
        <p>
          <Trans>
            A little message made for one child: a character they love says their name and tells their story.
          </Trans>
        </p>
      </div>
      <Links label={t`Quick links`}>
        <Channel href="/">
          <Trans>Home</Trans>
        </Channel>
        <Channel href="/purchase">
          <Trans>Purchase</Trans>
        </Channel>
        <Channel href="/about">
          <Trans>About us</Trans>
        </Channel>
        <Channel href="/faq">
          <Trans>Questions and answers</Trans>
        </Channel>
        <Channel href="/contact">
          <Trans>Contact</Trans>
        </Channel>
      </Links>
      <Links label={t`Legal`}>
        <Channel href="/terms">
          <Trans>Terms of Use</Trans>
        </Channel>
        <Channel href="/privacy">
          <Trans>Privacy Policy</Trans>
        </Channel>
        <Channel href="/refund">
          <Trans>Refund Policy</Trans>
        </Channel>
        <li>
          <a href="/privacy#cookies" data-privacy-choices className={css.link}>
            <Trans>Privacy choices</Trans>
          </a>
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

function Channel({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className={css.link}>
        {children}
      </a>
    </li>
  )
}
