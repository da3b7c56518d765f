import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
      <Links label={t`Quick links`}>
        <Way href="/">
          <Trans>Home</Trans>
        </Way>
        <Way href="/purchase">
          <Trans>Purchase</Trans>
        </Way>
        <Way href="/about">
          <Trans>About us</Trans>
        </Way>
        <Way href="/faq">
          <Trans>Questions and answers</Trans>
        </Way>
        <Way href="/contact">
          <Trans>Contact</Trans>
        </Way>
      </Links>
      <Links label={t`Legal`}>
        <Way href="/terms">
          <Trans>Terms of Use</Trans>
        </Way>
        <Way href="/privacy">
          <Trans>Privacy Policy</Trans>
        </Way>
        <Way href="/refund">
          <Trans>Refund Policy</Trans>
        </Way>
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

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className={css.link}>
        {children}
      </a>
    </li>
  )
}
