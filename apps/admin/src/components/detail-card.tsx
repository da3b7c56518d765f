import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { useId, type ReactNode } from 'react'

/** One part of the order's page, named by its heading. */
export function DetailCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
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
