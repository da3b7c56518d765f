import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../test/axe.ts'
import { PictureChecks, PictureRadios } from './picture-choices.tsx'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const named = (value: string) => ({ value, label: `The ${value}`, picture: svg })

it('selects one picture, by press and by arrow keys, under its name', async () => {
  const { container } = render(<Hair />)
  await userEvent.click(screen.getByRole('radio', { name: 'The short' }))
  await userEvent.keyboard('{ArrowRight}')
  const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)
  expect(checked).toEqual([false, true])
  expect(screen.getByRole('group', { name: 'Hair' })).toBeDefined()
  await expectAccessible(container)
})

it('selects any of several pictures, by press and by the space bar', async () => {
  const { container } = render(<Worn />)
  const [glasses, aid] = screen.getAllByRole<HTMLInputElement>('checkbox')
  await userEvent.click(glasses as HTMLElement)
  aid?.focus()
  await userEvent.keyboard(' ')
  expect([glasses?.checked, aid?.checked]).toEqual([true, true])
  await userEvent.click(glasses as HTMLElement)
  expect([glasses?.checked, aid?.checked]).toEqual([false, true])
  await expectAccessible(container)
})

function Hair() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <PictureRadios legend="Hair" value={value} onChange={setValue} options={['short', 'long'].map(named)} />
  )
}

function Worn() {
  const [values, setValues] = useState<readonly string[]>([])
  return (
    <PictureChecks
      legend="Worn"
      values={values}
      onChange={(value, checked) =>
        setValues(checked ? [...values, value] : values.filter((each) => each !== value))
      }
      options={['glasses', 'aid'].map(named)}
    />
  )
}
