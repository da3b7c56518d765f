import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Button, IconButton } from '@recadinho/ui/button'
import { CloseIcon, LogOutIcon, MenuIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useEffect, useState, type ReactNode } from 'react'
import { LanguageButton } from './language-button.tsx'
import { Logo } from './logo.tsx'
import * as css from './header.css.ts'

/** A section of the admin; `waiting` is how many of its items need a person. */
export interface HeaderLink {
  to: LinkProps['to'] & string
  label: string
  waiting?: number | undefined
}

export interface HeaderProps {
  /** Name of the signed-in user. */
  name: string
  /** The sections the user may see, the start page first. */
  links: readonly HeaderLink[]
  /** Buttons shown at every screen width. */
  tools: ReactNode
  signingOut: boolean
  onSignOut: () => void
}

/** The admin's header; below 768 px its links are behind a menu button (§2). */
export function Header({ name, links, tools, signingOut, onSignOut }: HeaderProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const scrolled = useScrolledPast(50)
  const close = () => setOpen(false)
  const first = links.find(({ waiting = 0 }) => waiting > 0)
  return (
    <header className={scrolled || open ? `${css.header} ${css.scrolled}` : css.header}>
      <div className={css.row}>
        <Link to="/" className={css.home} aria-label={t`Recadinho, home`}>
          <Logo />
        </Link>
        <div className={css.tools}>{tools}</div>
        <div className={css.toggle}>
          {first && (
            <Link to={first.to} className={css.waiting} onClick={close}>
              <VisuallyHidden>{first.label}</VisuallyHidden>
              <Count of={first.waiting} />
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
            {links.map(({ to, label, waiting }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: to === '/admin', includeSearch: false }}
                className={css.link}
                onClick={close}
              >
                {label}
                <Count of={waiting} />
              </Link>
            ))}
          </nav>
          <LanguageButton />
          <Link to="/admin/account" className={css.link} onClick={close}>
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

/** The number of waiting items, if any: as a number, and in words for screen readers. */
function Count({ of: count = 0 }: { of: number | undefined }) {
  if (count === 0) return null
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
