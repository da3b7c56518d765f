import { createFileRoute, notFound } from '@tanstack/react-router'
import { ForbiddenPage } from '../../../../../components/forbidden-page.tsx'
import { ChatPage } from '../../../../../features/chats/chat-page.tsx'
import { chatOptions } from '../../../../../features/chats/chat-queries.ts'
import { ChatsError } from '../../../../../features/chats/chats-page.tsx'
import { sessionOptions } from '../../../../../features/sessions/session-query.ts'
import { useRole } from '../../../../../features/sessions/use-role.ts'
import { isNotFound, isValidationError } from '../../../../../lib/api.ts'
import { mayCall } from '../../../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/messages/whatsapp/$id')({
  async loader({ context: { api, queryClient }, params: { id } }) {
    const { staff } = await queryClient.ensureQueryData(sessionOptions(api))
    if (!mayCall(staff.role, 'getChat')) return
    try {
      await queryClient.ensureQueryData(chatOptions(api, { kind: 'chat', id }))
    } catch (error) {
      // A malformed id is rejected by validation, which also means not found.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: OneChat,
  errorComponent: ChatsError,
})

function OneChat() {
  const { id } = Route.useParams()
  const role = useRole()
  if (role !== undefined && !mayCall(role, 'getChat')) return <ForbiddenPage reads="getChat" />
  return <ChatPage key={id} id={id} />
}
