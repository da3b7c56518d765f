import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { messageOptions } from '../../../../features/contact-messages/contact-queries.ts'
import { MessageError, MessagePage } from '../../../../features/contact-messages/message-page.tsx'
import { SenderOrders } from '../../../../features/contact-messages/sender-orders.tsx'
import { sessionOptions } from '../../../../features/sessions/session-query.ts'
import { isNotFound, isValidationError } from '../../../../lib/api.ts'
import { mayCall } from '../../../../lib/may-call.ts'

export const Route = createFileRoute('/admin/_staff/messages/$id')({
  async loader({ context: { api, queryClient }, params: { id } }) {
    try {
      await queryClient.ensureQueryData(messageOptions(api, id))
    } catch (error) {
      // A malformed id is rejected by validation, which also means not found.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Message,
  errorComponent: MessageError,
})

function Message() {
  const { id } = Route.useParams()
  const { api } = Route.useRouteContext()
  const navigate = useNavigate()
  const staff = useQuery(sessionOptions(api)).data?.staff
  return (
    <MessagePage
      key={id}
      id={id}
      ownId={staff?.id}
      orders={staff && mayCall(staff.role, 'listSenderOrders') && <SenderOrders id={id} />}
      onDeleted={() => void navigate({ to: '/admin/messages', replace: true })}
    />
  )
}
