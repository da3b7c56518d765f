// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { asTyped } from './as-typed.tsx'

test.each(['Mia', '<b>Mia</b>', '<0>Mia</0>', '<1/>', 'Mia {age} <br/>'])(
  '%s is shown as it was typed',
  (name) => {
    const { container } = render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        {createElement(Trans, {
          id: 'For <0>{name}</0>, {age}',
          values: { name: asTyped(name), age: 6 },
          components: { 0: <strong /> },
        })}
      </I18nProvider>,
    )
    expect(container.textContent).toBe(`For ${name}, 6`)
    expect(container.querySelector('strong')?.textContent).toBe(name)
  },
)
