import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button, IconButton } from '@recadinho/ui/button'
import { CloseIcon, LogOutIcon, MenuIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { LanguageButton } from './language-button.tsx'
import { Logo } from './logo.tsx'
import * as css from './header.css.ts'

export interface HeaderProps {
  /** Who is signed in. */
  name: string
  /** How much money needs a person; no link to it without. */
  openMoney?: number | undefined
  /** How many deliveries need a person; no link to them without. */
  openDeliveries?: number | undefined
  /** How many messages of the contact page nobody has answered. */
  openMessages: number
  /** Whether orders are theirs to see. */
  orders: boolean
  /** Whether there is something in the settings for who is signed in. */
  settings: boolean
  signingOut: boolean
  onSignOut: () => void
}

/** The admin's header; below 768 px its links hide behind a toggle (§2). */
export function Header({
  name,
  openMoney,
  openDeliveries,
  openMessages,
  orders,
  settings,
  signingOut,
  onSignOut,
}: HeaderProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const scrolled = useScrolledPast(50)
  return (
    <header className={scrolled || open ? `${css.header} ${css.scrolled}` : css.header}>
      <div className={css.row}>
        <Link to="/" className={css.home} aria-label={t`Recadinho, home`}>
          <Logo />
        </Link>
        <div className={css.toggle}>
          {openMoney !== undefined && openMoney > 0 && (
            <Link to="/admin/money" className={css.waiting} onClick={() => setOpen(false)}>
              <VisuallyHidden>{t`Payments`}</VisuallyHidden>
              <Count of={openMoney} />
            </Link>
          )}
          <IconButton
            label={open ? t`Close menu` : t`Open menu`}
            icon={open ? <CloseIcon /> : <MenuIcon />}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          />
        </div>
        <div id="menu" data-open={open} className={css.menu}>
          <nav aria-label={t`Main`} className={css.links}>
            <Link
              to="/admin"
              activeOptions={{ exact: true, includeSearch: false }}
              className={css.link}
              onClick={() => setOpen(false)}
            >
              <Trans>Dashboard</Trans>
            </Link>
            {orders && (
              <Link
                to="/admin/orders"
                activeOptions={{ includeSearch: false }}
                className={css.link}
                onClick={() => setOpen(false)}
              >
                <Trans>Orders</Trans>
              </Link>
            )}
            <Link to="/admin/characters" className={css.link} onClick={() => setOpen(false)}>
              <Trans>Characters</Trans>
            </Link>
            {openDeliveries !== undefined && (
              <Link
                to="/admin/deliveries"
                activeOptions={{ includeSearch: false }}
                className={css.link}
                onClick={() => setOpen(false)}
              >
                <Trans>Deliveries</Trans>
                {openDeliveries > 0 && <Count of={openDeliveries} />}
              </Link>
            )}
            {openMoney !== undefined && (
              <Link to="/admin/money" className={css.link} onClick={() => setOpen(false)}>
                <Trans>Payments</Trans>
                {openMoney > 0 && <Count of={openMoney} />}
              </Link>
            )}
            <Link to="/admin/messages" className={css.link} onClick={() => setOpen(false)}>
              <Trans>Messages</Trans>
              {openMessages > 0 && <Count of={openMessages} />}
            </Link>
            {settings && (
              <Link
                to="/admin/settings"
                activeOptions={{ includeSearch: false }}
                className={css.link}
                onClick={() => setOpen(false)}
              >
                <Trans>Settings</Trans>
              </Link>
            )}
          </nav>
          <LanguageButton />
          <Link to="/admin/account" className={css.link} onClick={() => setOpen(false)}>
            {name} <VisuallyHidden>{t`Your account`}</VisuallyHidden>
          </Link>
          <Button
            variant="plain"
            size="sm"
            iconStart={<LogOutIcon />}
            loading={signingOut}
            onClick={onSignOut}
          >
            <Trans>Sign out</Trans>
          </Button>
        </div>
      </div>
    </header>
  )
}

/** How many wait, for the eye as a number and for screen readers in words. */
function Count({ of: count }: { of: number }) {
  return (
    <>
      <span aria-hidden="true" className={css.count}>
        {count}
      </span>
      <VisuallyHidden>
        <Plural value={count} one="# needs your attention" other="# need your attention" />
      </VisuallyHidden>
    </>
  )
}

/** §9: the header changes after 50 px of scroll. */
function useScrolledPast(limit: number) {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > limit)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [limit])
  return past
}
