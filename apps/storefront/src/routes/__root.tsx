import { createRootRouteWithContext } from '@tanstack/react-router'
import { useState } from 'react'
import { Notifications } from '../components/notifications.tsx'
import { PageError } from '../components/page-error.tsx'
import { Shell } from '../components/shell.tsx'
import { Consent } from '../features/consent/consent.tsx'
import { LanguageDialog } from '../features/market/language-dialog.tsx'
import type { ShopContext } from '../lib/context.ts'

export const Route = createRootRouteWithContext<ShopContext>()({
  component: Root,
  errorComponent: PageError,
})

function Root() {
  // Only one dialog at a time: the language first.
  const [languageOpen, setLanguageOpen] = useState(true)
  return (
    <>
      <Shell />
      <LanguageDialog onOpenChange={setLanguageOpen} />
      <Consent waits={languageOpen} />
      <Notifications />
    </>
  )
}
