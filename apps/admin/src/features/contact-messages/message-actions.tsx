import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type {
  ChangeContactMessageBody,
  ContactMessage,
  ContactState,
} from '@recadinho/contracts/contact-messages'
import { Button } from '@recadinho/ui/button'
import { Select } from '@recadinho/ui/select'
import { useState } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { messageOptions } from './contact-queries.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useMessageChange } from './use-message-change.ts'
import * as css from './messages.css.ts'

export interface MessageActionsProps {
  message: ContactMessage
  ownId: string | undefined
  onDeleted: () => void
}

/** Assigns a message and changes its state. Every change except deletion can be undone here. */
export function MessageActions({ message, ownId, onDeleted }: MessageActionsProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState(false)
  const { id, state, assignee, colleagues } = message
  const assigneeId = assignee?.id ?? null
  const change = useMessageChange(
    (api, body: ChangeContactMessageBody) => api.call('changeContactMessage', { params: { id }, body }),
    () => toasts.show({ title: t`Saved` }),
  )
  const assign = (to: string | null) => change.mutate({ was: { assigneeId }, changes: { assigneeId: to } })
  const become = (wanted: ContactState) => change.mutate({ was: { state }, changes: { state: wanted } })
  const known =
    assignee && !colleagues.some((each) => each.id === assignee.id) ? [...colleagues, assignee] : colleagues
  return (
    <DetailCard title={t`Who sees to it`}>
      <Select
        label={t`Assigned to`}
        value={assigneeId ?? ''}
        options={[
          { value: '', label: t`Nobody` },
          ...known.map(({ id: value, name }) => ({
            value,
            label: value === ownId ? t`${name} (you)` : name,
          })),
        ]}
        onChange={({ target }) => assign(target.value || null)}
      />
      <div className={css.buttons}>
        {ownId !== undefined && assigneeId !== ownId && (
          <Button size="sm" variant="secondary" onClick={() => assign(ownId)}>
            <Trans>Assign to me</Trans>
          </Button>
        )}
        {state === 'open' ? (
          <>
            <Button size="sm" variant="secondary" onClick={() => become('answered')}>
              <Trans>Mark as answered</Trans>
            </Button>
            <Button size="sm" variant="secondary" onClick={() => become('spam')}>
              <Trans>Mark as spam</Trans>
            </Button>
          </>
        ) : (
          <Button size="sm" variant="secondary" onClick={() => become('open')}>
            {state === 'spam' ? <Trans>It isn't spam</Trans> : <Trans>Open again</Trans>}
          </Button>
        )}
        <Button size="sm" variant="plain" onClick={() => setDeleting(true)}>
          <Trans>Delete…</Trans>
        </Button>
      </div>
      {change.error && (
        <ChangeError
          error={change.error}
          reloadLabel={t`Reload the message`}
          onReload={() => {
            void queryClient.invalidateQueries({ queryKey: messageOptions(api, id).queryKey })
            change.reset()
          }}
        />
      )}
      {deleting && <DeleteDialog id={id} onDone={onDeleted} onClose={() => setDeleting(false)} />}
    </DetailCard>
  )
}
