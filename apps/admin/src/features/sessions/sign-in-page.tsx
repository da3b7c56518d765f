import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { StaffSession } from '@recadinho/contracts/sessions'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { TextField } from '@recadinho/ui/text-field'
import { useState, type SubmitEvent } from 'react'
import { LanguageButton } from '../../components/language-button.tsx'
import { Logo } from '../../components/logo.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { SignInError } from './sign-in-error.tsx'
import { sessionOptions } from './session-query.ts'
import * as css from './sign-in-page.css.ts'

/** The way in for staff. */
export function SignInPage({ onSignedIn }: { onSignedIn: (session: StaffSession) => void }) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const signIn = useMutation({
    mutationFn: () => api.call('signIn', { body: { email: email.trim(), password } }),
    onSuccess(session) {
      queryClient.setQueryData(sessionOptions(api).queryKey, session)
      onSignedIn(session)
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (email.trim() !== '' && password !== '') signIn.mutate()
  }

  return (
    <div className={css.page}>
      <PageTitle>{t`Sign in`}</PageTitle>
      <div className={css.top}>
        <LanguageButton />
      </div>
      <main id="main" className={css.middle}>
        <div className={css.box}>
          <Card padding="lg">
            <form onSubmit={submit} noValidate>
              <Stack gap={5}>
                <Stack gap={2}>
                  <Logo />
                  <Heading level={1} size="h2">
                    <Trans>Sign in</Trans>
                  </Heading>
                  <Text size="sm" tone="muted">
                    <Trans>For the people who make the videos and run the shop.</Trans>
                  </Text>
                </Stack>
                {signIn.error && <SignInError error={signIn.error} failedAt={signIn.submittedAt} />}
                <TextField
                  label={t`Email`}
                  type="email"
                  name="email"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                  error={tried && email.trim() === '' && t`Enter your email`}
                />
                <TextField
                  label={t`Password`}
                  type="password"
                  name="password"
                  autoComplete="current-password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                  error={tried && password === '' && t`Enter your password`}
                />
                <Button type="submit" size="lg" wide="always" loading={signIn.isPending}>
                  <Trans>Sign in</Trans>
                </Button>
              </Stack>
            </form>
          </Card>
        </div>
      </main>
    </div>
  )
}
