import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { useEffect, useRef, type ReactNode } from 'react'
import { Page } from '../../components/page.tsx'
import { sectionsOf } from './sections.ts'
import * as css from './settings-shell.css.ts'

/** Layout of the settings: the list of sections and the open one. */
export function SettingsShell({ role, children }: { role: StaffRole | undefined; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On phones the list is a row wider than the screen.
    const open = nav.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
    if (open) nav.current?.scrollBy({ left: open.left - open.width / 2 })
  }, [])
  return (
    <Page>
      <div className={css.shell}>
        <nav ref={nav} aria-label={t`Settings`} className={css.nav}>
          {sectionsOf(role).map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === '/admin/settings', includeSearch: false }}
              className={css.link}
            >
              {i18n._(label)}
            </Link>
          ))}
        </nav>
        <div className={css.content}>{children}</div>
      </div>
    </Page>
  )
}
