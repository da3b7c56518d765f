import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { LanguageButton } from '../../components/language-button.tsx'
import { Logo } from '../../components/logo.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import * as css from './front-page.css.ts'

export interface FrontPageProps {
  /** Title of the browser's tab. */
  pageTitle: string
  title: ReactNode
  subtitle: ReactNode
  onSubmit: () => void
  /** The fields and the button. */
  children: ReactNode
}

/** Layout of a form for users who are not signed in. */
export function FrontPage({ pageTitle, title, subtitle, onSubmit, children }: FrontPageProps) {
  return (
    <div className={css.page}>
      <PageTitle>{pageTitle}</PageTitle>
      <div className={css.top}>
        <LanguageButton />
      </div>
      <main id="main" className={css.middle}>
        <div className={css.box}>
          <Card padding="lg">
            <form
              onSubmit={(event) => {
                event.preventDefault()
                onSubmit()
              }}
              noValidate
            >
              <Stack gap={5}>
                <Stack gap={2}>
                  <Logo />
                  <Heading level={1} size="h2">
                    {title}
                  </Heading>
                  <Text size="sm" tone="muted">
                    {subtitle}
                  </Text>
                </Stack>
                {children}
              </Stack>
            </form>
          </Card>
        </div>
      </main>
    </div>
  )
}
