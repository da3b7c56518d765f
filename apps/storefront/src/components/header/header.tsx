import { Trans, useLingui } from '@lingui/react/macro'
import { MenuIcon } from '@recadinho/ui/first-icons'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { pageAt } from '../../lib/pages/pages.ts'
import { LinkButton } from '../link-button.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { HomeLink } from '../home-link.tsx'
import * as css from './header.css.ts'
import { LanguageButton } from './language-button.tsx'

/** §2, Header. The menu is a native popover, so it opens without any script. */
export function Header() {
  const { t } = useLingui()
  const { siteTitle } = useCatalog()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const router = useRouter()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => router.subscribe('onBeforeNavigate', () => menu.current?.hidePopover()), [router])
  // On checkout and order pages the header has no links away, but offers help.
  const page = pageAt(path)
  if (page.private)
    return (
      <header className={css.header}>
        <div className={css.inner}>
          <HomeLink className={css.logo}>{siteTitle}</HomeLink>
          <div className={css.actions}>
            <LanguageButton />
            <Link to="/contact" className={css.link}>
              <Trans>Help</Trans>
            </Link>
          </div>
        </div>
      </header>
    )
  const placeOrder = page.sale !== 'draft' && (
    <OrderLink>
      <Trans>Place Order</Trans>
    </OrderLink>
  )
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <HomeLink className={css.logo}>{siteTitle}</HomeLink>
        <nav aria-label={t`Pages`} className={css.wideNav}>
          <Pages />
        </nav>
        <div className={css.actions}>
          <LanguageButton />
          <div className={css.fromTablet}>{placeOrder}</div>
          <button type="button" popoverTarget="menu" className={css.menuButton}>
            <MenuIcon />
            <VisuallyHidden>
              <Trans>Menu</Trans>
            </VisuallyHidden>
          </button>
        </div>
      </div>
      <nav id="menu" popover="auto" aria-label={t`Menu`} className={css.menu} ref={menu}>
        <Pages />
        {placeOrder}
      </nav>
    </header>
  )
}

function Pages() {
  return (
    <>
      <HomeLink className={css.link}>
        <Trans>Home</Trans>
      </HomeLink>
      <Link to="/purchase" className={css.link}>
        <Trans>Purchase</Trans>
      </Link>
      <Link to="/contact" className={css.link}>
        <Trans>Contact</Trans>
      </Link>
    </>
  )
}

function OrderLink({ children }: { children: ReactNode }) {
  return (
    <LinkButton size="sm" to="/purchase">
      {children}
    </LinkButton>
  )
}
