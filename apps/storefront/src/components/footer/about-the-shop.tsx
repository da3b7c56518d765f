import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'
import { useCatalog } from '../../lib/use-catalog.ts'
import { choicesOpenAtom } from '../../lib/consent/choices-open.ts'
import * as css from './footer.css.ts'

/** The brand in a sentence, and links to the shop's pages. */
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
        <Channel to="/$page" params={{ page: 'about' }}>
          <Trans>About us</Trans>
        </Channel>
        <Channel to="/$page" params={{ page: 'faq' }}>
          <Trans>Questions and answers</Trans>
        </Channel>
        <Channel to="/contact">
          <Trans>Contact</Trans>
        </Channel>
      </Links>
      <Links label={t`Legal`}>
        <Channel to="/$page" params={{ page: 'terms' }}>
          <Trans>Terms of Use</Trans>
        </Channel>
        <Channel to="/$page" params={{ page: 'privacy' }}>
          <Trans>Privacy Policy</Trans>
        </Channel>
        <Channel to="/$page" params={{ page: 'refund' }}>
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

/** §6: opens the question about advertising again. Before the app runs it leads to the privacy page. */
function PrivacyChoices() {
  const setOpen = useSetAtom(choicesOpenAtom)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <Link to="/$page" params={{ page: 'privacy' }} hash="cookies" className={css.link} onClick={open}>
      <Trans>Privacy choices</Trans>
    </Link>
  )
}
