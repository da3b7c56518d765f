import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnSession } from '@recadinho/contracts/account'
import { Button } from '@recadinho/ui/button'
import { Heading } from '@recadinho/ui/text'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { SessionItem } from './session-item.tsx'
import { useAccountChange } from './use-account-change.ts'
import * as css from './account.css.ts'

/** The user's active sessions. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useLingui()
  const endOthers = useAccountChange(
    (api) => api.call('endOtherSessions', {}),
    () => t`Your other devices were signed out`,
  )
  return (
    <section aria-labelledby="sessions" className={css.part}>
      <div className={css.top}>
        <Heading level={2} size="h4" id="sessions" focusable>
          <Trans>Where you're signed in</Trans>
        </Heading>
        {sessions.length > 1 && (
          <Button
            size="sm"
            variant="secondary"
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                // The pressed button was removed along with the other sessions.
                onSuccess: () => document.querySelector<HTMLElement>('#sessions')?.focus(),
              })
            }
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )}
      </div>
      <ErrorCallout error={endOthers.error} title={t`Nothing was changed`} />
      <ul className={css.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}
