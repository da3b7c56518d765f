import { Trans, useLingui } from '@lingui/react/macro'
import type { Chat } from '@recadinho/contracts/chats'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { useDraft } from '../../lib/use-draft.ts'
import { ChatForm } from './chat-form.tsx'
import { ClosedChat, Consent } from './chat-standing.tsx'
import { ThreadEntry } from './thread-entry.tsx'
import { useSeen } from './use-seen.ts'
import * as css from './chats.css.ts'

/** The thread with its reply form, or the reason why WhatsApp accepts no reply. Drafts are kept. */
export function ChatThread({ chat }: { chat: Chat }) {
  const { t } = useLingui()
  const { id, items, problem } = chat
  const end = useSeen(chat)
  const { draft } = useDraft(`chats/${id}`)
  const [writes, setWrites] = useState(draft !== '')
  if (problem === null && !writes) setWrites(true)
  return (
    <>
      <Consent consent={chat.consent} />
      {items.length === 0 ? (
        <Text size="sm" tone="muted">
          <Trans>Nothing has been written yet.</Trans>
        </Text>
      ) : (
        // Scrolled with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section role="log" aria-label={t`Messages`} tabIndex={0} className={css.log}>
          {items.map((item) => (
            <ThreadEntry key={item.id} item={item} />
          ))}
          <div ref={end} />
          <div key={items.at(-1)?.id} ref={scrollHere} />
        </section>
      )}
      <ClosedChat {...chat} />
      {id !== null && writes && <ChatForm key={id} chatId={id} chat={chat} />}
    </>
  )
}

/** Starts at the newest message. */
function scrollHere(end: HTMLElement | null) {
  const log = end?.parentElement
  if (log) log.scrollTop = log.scrollHeight
}
