import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import {
  AnswerContactMessageBody,
  answerMax,
  type ContactMessage,
} from '@recadinho/contracts/contact-messages'
import { formSchema } from '@recadinho/contracts/form-schema'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { useOnline } from '@recadinho/ui/online'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { isConflict } from '../../lib/api.ts'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { AnswerRefused } from '../../components/answer-refused.tsx'
import { messageOptions } from './contact-queries.ts'
import { useMessageChange } from './use-message-change.ts'
import * as css from './messages.css.ts'

/** Reply form. The input survives a reload, a refusal and a lost connection. */
export function AnswerForm({ message: { id, email, answers } }: { message: ContactMessage }) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const online = useOnline()
  const { draft, keep, drop } = useDraft(`contact-messages/${id}`)
  // The number of answers when writing began.
  const [answersSeen, setAnswersSeen] = useState(answers.length)
  const send = useMessageChange(
    (api, body: AnswerContactMessageBody) => api.call('answerContactMessage', { params: { id }, body }),
    () => toasts.show({ title: t`Your answer is on its way` }),
  )
  async function readAgain(error: unknown) {
    if (!isConflict(error)) return
    const latest = await queryClient.fetchQuery({ ...messageOptions(api, id), staleTime: 0 })
    setAnswersSeen(latest.answers.length)
  }
  const bodyOf = ({ text }: { text: string }) => ({ text, answersSeen })
  const form = useAppForm({
    ...onceSent,
    formId: 'answer',
    defaultValues: { text: draft },
    validators: {
      onDynamic: formSchema(AnswerContactMessageBody, bodyOf, {
        text: (rule) =>
          rule === 'maxLength' ? t`Use ${answerMax} characters or fewer` : t`Write your answer first`,
      }),
    },
    listeners: { onChange: ({ formApi }) => keep(formApi.state.values.text) },
    async onSubmit({ value, formApi }) {
      await settled(
        send.mutateAsync(bodyOf(value), {
          onSuccess() {
            drop()
            formApi.reset({ text: '' })
          },
          onError: (error) => void readAgain(error),
        }),
      )
    },
  })
  const submitting = useSelector(form.store, ({ isSubmitting }) => isSubmitting)
  const empty = useSelector(form.store, ({ values }) => values.text === '')
  if (empty && answersSeen !== answers.length) setAnswersSeen(answers.length)
  const submit = () => {
    if (!submitting && online) void form.handleSubmit()
  }
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
              label={t`Your answer`}
              hint={t`Goes to ${email} by email, with their message below it.`}
              rows={7}
              max={answerMax}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
              }}
              count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
            />
          )}
        </form.AppField>
        <AnswerRefused error={send.error} />
        <div className={css.buttons}>
          <Button type="submit" loading={submitting} disabled={!online}>
            <Trans>Send answer</Trans>
          </Button>
          <Text size="xs" tone="muted">
            <Trans>Ctrl + Enter sends it, too. Your draft is kept in this tab.</Trans>
          </Text>
        </div>
      </Stack>
    </form>
  )
}
