import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../../../components/forbidden-page.tsx'
import { Inboxes } from '../../../../../components/inboxes.tsx'
import { ListPagePending } from '../../../../../components/list-pending.tsx'
import { chatsOptions } from '../../../../../features/chats/chat-queries.ts'
import { ChatsError, ChatsPage } from '../../../../../features/chats/chats-page.tsx'
import { useUnreadChats } from '../../../../../features/chats/use-unread-chats.ts'
import { useOpenMessages } from '../../../../../features/contact-messages/use-open-messages.ts'
import { sessionOptions } from '../../../../../features/sessions/session-query.ts'
import { useRole } from '../../../../../features/sessions/use-role.ts'
import { mayCall } from '../../../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/messages/whatsapp/')({
  async loader({ context: { api, queryClient } }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    if (mayCall(staff.role, 'listChats')) await queryClient.ensureQueryData(chatsOptions(api))
  },
  component: Chats,
  pendingComponent: ListPagePending,
  errorComponent: ChatsError,
})

function Chats() {
  const role = useRole()
  const open = useOpenMessages()
  const allowed = role === undefined || mayCall(role, 'listChats')
  const unread = useUnreadChats(allowed)
  if (!allowed) return <ForbiddenPage reads="listChats" />
  return <ChatsPage inboxes={<Inboxes open={open} unread={unread} />} />
}
