import { useState } from 'react'
import { StatusPill } from '../src/badge/badge.tsx'
import { Button } from '../src/button/button.tsx'
import { Card } from '../src/card/card.tsx'
import { Dialog } from '../src/dialog/dialog.tsx'
import { EmptyState, ErrorState } from '../src/empty-state/empty-state.tsx'
import { CheckIcon, FilmIcon, HeartIcon } from '../src/icon/icon.tsx'
import { Grid, Inline } from '../src/layout/layout.tsx'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '../src/table/table.tsx'
import { Tabs } from '../src/tabs/tabs.tsx'
import { Text } from '../src/text/text.tsx'
import { Timeline } from '../src/timeline/timeline.tsx'
import { createToasts, Toasts } from '../src/toast/toast.tsx'
import { Part } from './basics.tsx'

const rows = [
  { number: 'R-7K3M9Q', name: 'Marta Souza', child: 'Olivia', amount: '129.90' },
  { number: 'R-2H8TXA', name: 'Ian Doyle', child: 'Finn', amount: '9.90' },
]

export function Data() {
  return (
    <Part title="Data">
      <Card padding="none">
        <Table label="Orders">
          <TableHead>
            <HeadCell>Number</HeadCell>
            <HeadCell>Parent</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell align="end">Amount</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.number}>
                <RowName>{row.number}</RowName>
                <Cell>{row.name}</Cell>
                <Cell>
                  <StatusPill tone="info" icon={<FilmIcon size="sm" />}>
                    In production
                  </StatusPill>
                </Cell>
                <Cell align="end">{row.amount}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </Card>
      <Grid columns={{ tablet: 2 }}>
        <Card>
          <Timeline
            label="What happens next"
            items={[
              {
                id: '1',
                title: 'Order received',
                detail: 'Paid with PIX',
                time: '14:10',
                tone: 'success',
                icon: <CheckIcon />,
              },
              {
                id: '2',
                title: 'In production',
                detail: 'We are writing the words',
                tone: 'active',
                icon: <HeartIcon />,
                current: true,
              },
              { id: '3', title: 'Delivered by tomorrow, 14:10', icon: <HeartIcon /> },
            ]}
          />
        </Card>
        <Card>
          <EmptyState
            title="No orders here"
            headingLevel={3}
            action={<Button variant="secondary">Show all</Button>}
          >
            Nothing matches this filter.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState offline title="You're offline" headingLevel={3} action={<Button>Try again</Button>}>
            What you typed is kept.
          </ErrorState>
        </Card>
      </Grid>
    </Part>
  )
}

const toasts = createToasts()

export function Overlays() {
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<'one' | 'two'>('one')
  return (
    <Part title="Overlays and tabs">
      <Inline>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ title: 'Copied', description: 'Paste it in your bank.' })}
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({ title: 'Not sent', description: 'Please try again.', variant: 'destructive' })
          }
        >
          Destructive toast
        </Button>
      </Inline>
      <Tabs
        label="Parts"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'one', label: 'Orders', content: <Text>Orders</Text> },
          { value: 'two', label: 'Characters', content: <Text>Characters</Text> },
        ]}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Leave without the video?"
        description="Your draft is kept on this phone."
        closeLabel="Close"
        footer={
          <>
            <Button variant="subtle" onClick={() => setOpen(false)}>
              Leave
            </Button>
            <Button onClick={() => setOpen(false)}>Go on</Button>
          </>
        }
      >
        <Text>Fifteen per cent off, for the next ten minutes.</Text>
      </Dialog>
      <Toasts toasts={toasts} label="Notifications (F8)" closeLabel="Close" />
    </Part>
  )
}
