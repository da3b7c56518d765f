import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { useId, type ReactNode } from 'react'

export interface DetailCardProps {
  title: string
  /** The target id for links and tours. */
  id?: string | undefined
  children: ReactNode
}

/** A card of the order page, labelled by its heading. */
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
