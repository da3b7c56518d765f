import { locales, type Locale } from '@recadinho/contracts/common'
import { expect, test } from 'vitest'
import { emailText, type EmailContent } from './email-content.ts'
import { emailHtml } from './email-html.ts'
import { accountNoticeContent, accountNotices } from './account-notice-content.ts'
import { contactAnswerContent } from './contact-answer-content.ts'
import { emailChangeContent } from './staff-link-contents.ts'
import { deliveryContent } from './delivery-content.ts'
import { addressChangedContent, orderLinkContent } from './link-contents.ts'
import { receiptContent } from './receipt.ts'
import { shopNoticeContent } from './shop-notice-content.ts'
import { shopChanges } from '../shop-notices/record.ts'

const link = 'https://shop.test/order-confirmation?order=01a1fc1c#token=abc'
const facts = { siteTitle: 'Recadinho', number: 'R-7K3M9Q', contact: 'https://shop.test/contact' }
const order = {
  ...facts,
  link,
  guardianName: 'Ana Souza',
  childName: 'Olívia Souza',
  characters: [{ src: 'https://shop.test/email/bramble.png', alt: 'Bramble' }],
  packageTitle: 'One character',
  total: '$9.90',
  due: 'Wednesday, December 23, 2026 at 2:05 PM (Brasilia Time)',
}

const written = {
  siteTitle: 'Recadinho',
  fullName: 'Ana Souza',
  subject: 'A question',
  message: 'Does it work\nin Portugal?',
  written: '11/23/2026, 10:00',
  answer: 'It does.\r\nEvery day.\n\nYours, Bia',
}

const emails = locales.flatMap((locale): [string, Locale, EmailContent][] => [
  ['receipt', locale, receiptContent(locale, order)],
  ['order_link', locale, orderLinkContent(locale, { ...facts, link })],
  ['address_changed', locale, addressChangedContent(locale, facts)],
  ['contact_answer', locale, contactAnswerContent(locale, written)],
  ['delivery_email', locale, deliveryContent(locale, { ...facts, childName: 'Olívia Souza', link })],
  ['email_change', locale, emailChangeContent(locale, { ...facts, link })],
])

const notices = locales.flatMap((locale) =>
  accountNotices.map((notice): [string, Locale, EmailContent] => [
    notice,
    locale,
    accountNoticeContent(locale, notice, { siteTitle: facts.siteTitle, resetLink: link }),
  ]),
)

const shopNotices = locales.flatMap((locale) =>
  shopChanges.map((change): [string, Locale, EmailContent] => [
    change,
    locale,
    shopNoticeContent(locale, change, {
      siteTitle: facts.siteTitle,
      by: 'Bia',
      packageTitle: 'Um personagem',
      links: [{ method: 'pix', currency: 'BRL', url: 'https://pay.test/1' }],
      auditLink: link,
    }),
  ]),
)

/** The text of a page as a reader sees it. */
const wordsOf = (page: string) =>
  page
    .replace(/^[\s\S]*<h1/, '<h1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')
const linksOf = (page: string) => [...page.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)

test('the plain text of a receipt', () => {
  expect(emailText(receiptContent('en', order))).toBe(`Hi Ana,

Thank you! We received your payment, and we're making Olívia's video now.

Order: R-7K3M9Q
Package: One character
Paid: $9.90
Delivery by: Wednesday, December 23, 2026 at 2:05 PM (Brasilia Time)

Follow your order here. The link is private: anyone with it can see your order.
${link}

Recadinho
`)
})

test('the plain text of a private link', () => {
  expect(emailText(orderLinkContent('pt', { ...facts, link }))).toBe(`Olá!

Aqui está o link privado do seu pedido R-7K3M9Q. Quem tem o link vê o pedido, então guarde só para você.
${link}

Não foi você que pediu? Alguém deve ter digitado o seu e-mail por engano. Não precisa fazer nada: só você recebeu este link.
Dúvidas? Fale com a gente: https://shop.test/contact

Recadinho
`)
})

test('the plain text of a notice to the address before', () => {
  expect(emailText(addressChangedContent('pt', facts))).toBe(`Olá!

O e-mail do pedido R-7K3M9Q foi trocado, e por isso não vamos mais escrever para este endereço. Os links do pedido que enviamos para cá não funcionam mais.

Não foi você? Fale com a gente: https://shop.test/contact

Recadinho
`)
})

test('the plain text of an answer quotes what was asked', () => {
  expect(emailText(contactAnswerContent('en', written))).toBe(`Hi Ana,

It does.
Every day.

Yours, Bia

On 11/23/2026, 10:00, you wrote:
> Does it work
> in Portugal?

Recadinho
`)
})

test('the plain text of a notice of a changed password', () => {
  const content = accountNoticeContent('pt', 'account.password_changed', { ...facts, resetLink: link })
  expect(emailText(content)).toBe(`Olá!

A sua senha da administração do Recadinho foi trocada. Os seus outros aparelhos foram desconectados.

Não foi você? Escolha uma nova senha e avise quem cuida da loja imediatamente.
${link}

Recadinho
`)
})

test('the plain text of a notice to the owners about new payment links', () => {
  const [, , content] =
    shopNotices.find(([change, locale]) => change === 'payment_links' && locale === 'pt') ?? []
  expect(content && emailText(content)).toBe(`Olá!

Bia alterou os links de pagamento do pacote “Um personagem”.

PIX (BRL): https://pay.test/1

Não esperava por isso? Confira a alteração e desconecte essa pessoa da administração.
${link}

Recadinho
`)
})

test.each([...emails, ...notices, ...shopNotices])(
  'the page of %s in %s says every word of its text',
  (_, locale, content) => {
    const page = emailHtml(content)
    const words = wordsOf(page)
    const said = emailText(content)
      .replaceAll(link, '')
      .replaceAll(/^> /gm, '')
      .split('\n')
      .flatMap((line) => (line.startsWith('Delivery by: ') ? [] : line.split(/: (?!\/)/)))
    for (const line of said) expect(words).toContain(line.trim())
    expect(page).toContain(`<html lang="${{ en: 'en-US', pt: 'pt-BR' }[locale]}">`)
  },
)

test.each(emails)('the links of %s in %s are those of its text, and where to ask', (kind, _, content) => {
  const inText = emailText(content).match(/https:\S+/g) ?? []
  const expected = kind === 'receipt' ? [...inText, facts.contact] : inText
  expect(linksOf(emailHtml(content))).toEqual(expected)
})

test.each(emails)(
  'the page of %s in %s has a preheader, no script, and text for every picture',
  (_, __, content) => {
    const page = emailHtml(content)
    expect(page).not.toMatch(/<script|<link|@import|javascript:|\son\w+=/i)
    expect(page).toMatch(/<div style="display:none[^>]*>[^<&]{4}/)
    for (const [picture] of page.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/ alt="[^"]+"/)
    expect(page).not.toContain('undefined')
  },
)

test('X7: what a buyer or an owner typed stays text in the page', () => {
  const typed = `<img src=x onerror="go()"> & 'Co'`
  const content = receiptContent('pt', {
    ...order,
    guardianName: typed,
    packageTitle: typed,
    siteTitle: typed,
    characters: [{ src: 'https://shop.test/email/bramble.png', alt: typed }],
  })
  const page = emailHtml(content)
  expect(page.match(/<img/g)).toHaveLength(1)
  expect(page).toContain('&lt;img src=x onerror=&quot;go()&quot;&gt; &amp; &#39;Co&#39;')
  // A name that is not a single word of letters is omitted.
  expect(page).toContain('>Olá!</h1>')
  expect(emailText(content)).toContain(typed)
})

const ofChild = (childName: string, locale: Locale = 'en') =>
  [
    receiptContent(locale, { ...order, childName }),
    deliveryContent(locale, { ...facts, childName, link }),
  ].map((content) => ({ subject: content.subject, text: emailText(content), page: emailHtml(content) }))

test('D10: the texts call each of several children by the first name', () => {
  const otherChildren = [{ name: 'Theo Lima' }, { name: 'Santos' }]
  const children = { childName: 'Lia Prado', otherChildren }
  expect(emailText(receiptContent('en', { ...order, ...children }))).toContain("Lia, Theo and Santos's video")
  expect(emailText(deliveryContent('pt', { ...facts, ...children, link }))).toContain('Lia, Theo e Santos')
  // Two names in one field are two children, too.
  const [receipt] = ofChild('Lia e Theo Prado')
  expect(receipt?.text).toContain("Lia and Theo's video")
})

test.each([
  ['Maria Eduarda Souza', 'Maria Eduarda'],
  ['Ana Costa e Santos', 'Ana'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['👧🏽 Zoë', 'Zoë'],
])('D10: the texts of a receipt and a delivery call %s by the first name', (childName, called) => {
  for (const { subject, text, page } of ofChild(childName)) {
    expect(text).toContain(` ${called}'s video`)
    expect(wordsOf(page)).toContain(` ${called}'s video`)
    expect(subject).not.toContain(called)
    expect(linksOf(page).join()).not.toContain(called)
  }
  for (const { text } of ofChild(childName, 'pt')) expect(text).toContain(`o vídeo para ${called}`)
})

test.each(['<b>Ana', '<img/src=x', 'Ana"><script>'])('D10: markup in the name %s stays text', (childName) => {
  for (const { page } of ofChild(childName)) {
    expect(page).not.toMatch(/<b>Ana|<img\/src|<script/)
    expect(linksOf(page).join()).not.toContain('Ana')
  }
})

test.each(['', 'evil.example', 'http://evil.example', 'ana@evil.example', 'www.evil'])(
  'D10: for the name %j they say “your child”',
  (childName) => {
    for (const { text, page } of ofChild(childName)) {
      expect(text).toContain("your child's video")
      expect(page).not.toContain('evil')
    }
    for (const { text } of ofChild(childName, 'pt')) expect(text).toContain('o vídeo para a criança')
  },
)

test('D10: values of a text are filled in once', () => {
  const texts = { subject: '{number}', text: 'For {childFirstName}', button: 'Open' }
  expect(emailText(receiptContent('en', { ...order, childName: '{number}' }, texts))).toContain('For number')
})
