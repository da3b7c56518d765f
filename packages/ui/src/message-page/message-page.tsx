import { EmptyState, ErrorState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { Container } from '../layout/layout.tsx'

export interface MessagePageProps extends Omit<EmptyStateProps, 'headingLevel'> {
  /** It is the page's `main`, where the app's frame has none. */
  main?: boolean | undefined
  /** Something failed, which is read aloud at once: for want of a connection, or otherwise. */
  failed?: 'offline' | 'error' | undefined
}

/** A page that only says one thing and offers the next step: not found, closed, failed. */
export function MessagePage({ main = false, failed, ...message }: MessagePageProps) {
  return (
    <Container width="form" {...(main ? { as: 'main', id: 'main' } : {})}>
      {failed ? (
        <ErrorState {...message} headingLevel={1} offline={failed === 'offline'} />
      ) : (
        <EmptyState {...message} headingLevel={1} />
      )}
    </Container>
  )
}
