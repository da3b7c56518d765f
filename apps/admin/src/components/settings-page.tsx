import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { OfflineBanner } from './offline-banner.tsx'
import { PageTitle } from './page-title.tsx'
import * as css from './settings-page.css.ts'

export interface SettingsPageProps {
  title: string
  /** The purpose of the section, in one sentence. */
  intro: string
  children: ReactNode
}

/** One section of the settings. */
export function SettingsPage({ title, intro, children }: SettingsPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={css.top}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {intro}
        </Text>
      </div>
      <OfflineBanner />
      {children}
    </>
  )
}
