import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what a person typed is text, in an element and in an attribute', () => {
  const typed = `<b>"Ana" & 'Co'</b>`
  const escaped = '&lt;b&gt;&quot;Ana&quot; &amp; &#39;Co&#39;&lt;/b&gt;'
  expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(`<p title="${escaped}">${escaped}</p>`)
})

test('markup within markup is left as it is, alone and listed, and what is undefined leaves nothing', () => {
  const rows = ['<', '>'].map((text) => html`<i>${text}</i>`)
  expect(html`<p>${rows}${html`<hr />`}${undefined}</p>`.markup).toBe('<p><i>&lt;</i><i>&gt;</i><hr /></p>')
})

test('a backslash stays one', () => {
  expect(html`<p>${'a\\b'}</p>`.markup).toBe('<p>a\\b</p>')
})
