import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-form'
import { chatTextMax, SendChatTextBody, type Chat } from '@recadinho/contracts/chats'
import { formSchema } from '@recadinho/contracts/form-schema'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { useOnline } from '@recadinho/ui/online'
import { useState } from 'react'
import { AnswerRefused } from '../../components/answer-refused.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useServerNow } from '../../lib/server-clock.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './chats.css.ts'

/** Form for free-form messages to the buyer. The input survives a reload, a refusal and the end of the 24 hours. */
export function ChatForm({ chatId, chat }: { chatId: string; chat: Chat }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const online = useOnline()
  const { draft, keep, drop } = useDraft(`chats/${chatId}`)
  // Retries keep the id; a new one is generated once the message was accepted.
  const [id, setId] = useState(() => crypto.randomUUID())
  const after =
    chat.items.findLast(({ author, channel }) => author === 'staff' && channel === 'whatsapp')?.id ?? null
  const send = useMutation({
    mutationFn: (body: SendChatTextBody) => api.call('sendChatText', { params: { id: chatId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['chats'] }),
  })
  const bodyOf = ({ text }: { text: string }) => ({ id, text, after })
  const form = useAppForm({
    ...onceSent,
    formId: 'chat',
    defaultValues: { text: draft },
    validators: {
      onDynamic: formSchema(SendChatTextBody, bodyOf, {
        text: (rule) =>
          rule === 'maxLength' ? t`Use ${chatTextMax} characters or fewer` : t`Write your message first`,
      }),
    },
    listeners: { onChange: ({ formApi }) => keep(formApi.state.values.text) },
    async onSubmit({ value, formApi }) {
      await settled(
        send.mutateAsync(bodyOf(value), {
          onSuccess() {
            setId(crypto.randomUUID())
            drop()
            formApi.reset({ text: '' })
          },
        }),
      )
    },
  })
  const submitting = useSelector(form.store, ({ isSubmitting }) => isSubmitting)
  const empty = useSelector(form.store, ({ values }) => values.text === '')
  const submit = () => {
    if (!submitting && online && chat.problem === null) void form.handleSubmit()
  }
  // Once sending is not possible, the form remains only to show an unsent draft.
  if (chat.problem !== null && empty) return null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={3}>
        <form.AppField name="text">
          {(field) => (
            <field.FormTextArea
              label={t`Message on WhatsApp`}
              hint={
                chat.problem === null ? (
                  <TimeLeft opensUntil={chat.opensUntil} />
                ) : (
                  t`Your text is kept in this tab.`
                )
              }
              rows={3}
              max={chatTextMax}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
              }}
              count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
            />
          )}
        </form.AppField>
        <AnswerRefused error={send.error} />
        <div className={css.buttons}>
          <Button type="submit" loading={submitting} disabled={!online || chat.problem !== null}>
            <Trans>Send on WhatsApp</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}

const minute = 60_000

/** The time left for free-form messages on WhatsApp. */
function TimeLeft({ opensUntil }: Pick<Chat, 'opensUntil'>) {
  const { tag } = useLocale()
  const now = useServerNow()
  const left = opensUntil === null ? 0 : Math.max(0, Date.parse(opensUntil) - now)
  const [value, unit] = left < 60 * minute ? [left / minute, 'minute'] : [left / (60 * minute), 'hour']
  const time = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(value),
  )
  return (
    <Trans>
      You can write freely for another {time}. After that, WhatsApp needs the buyer to write first.
    </Trans>
  )
}
