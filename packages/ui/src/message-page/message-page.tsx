import { EmptyState, ErrorState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { Container } from '../layout/layout.tsx'

export interface MessagePageProps extends Omit<EmptyStateProps, 'headingLevel'> {
  /** Renders the page's `main`; set it if the app's frame has none. */
  main?: boolean | undefined
  /** The reason if something failed; announced immediately. */
  failed?: 'offline' | 'error' | undefined
}

/** A page with a single message and a next step: not found, closed, failed. */
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
