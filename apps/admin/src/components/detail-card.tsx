import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { useId, type ReactNode } from 'react'

export interface DetailCardProps {
  title: string
  /** Its name for links and tours, where they lead to it. */
  id?: string | undefined
  children: ReactNode
}

/** One part of the order's page, named by its heading. */
export function DetailCard({ title, id: given, children }: DetailCardProps) {
  const own = useId()
  const id = given ?? own
  return (
    <Card as="section" tone="flat" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="h4" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
