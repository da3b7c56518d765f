import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { parseAnalyticsSearch } from './analytics-search.ts'
import { PeriodFields } from './period-fields.tsx'

it.each<[Record<string, unknown>, string, string]>([
  [{ days: '99999' }, 'Period', "The address asks for a period that isn't in this list."],
  [{ from: 'abc' }, 'From', "The address says “abc” here, which isn't a date."],
  [{ from: '2026-11-30', until: '2026-11-01' }, 'Until', 'The last day is before the first.'],
  [{ startDate: '2020-01-01', endDate: '2026-11-01' }, 'Until', 'A period has at most 400 days.'],
])('says at its field what is wrong with %j, and what is shown instead', async (raw, label, text) => {
  const search = parseAnalyticsSearch(raw)
  await renderPage(<PeriodFields search={search} onChange={() => undefined} />, () => ({}))
  const field = await screen.findByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(`${text} The last 30 days are shown.`)).toBeDefined()
})
