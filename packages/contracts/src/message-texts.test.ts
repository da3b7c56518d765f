import { expect, test } from 'vitest'
import { fillTemplate, findTemplateIssues, type TemplateField, type TemplateId } from './message-texts.ts'

test.each<[TemplateId, TemplateField, string, string[]]>([
  ['receipt', 'subject', '{siteTitle}: thanks for {number}', []],
  ['receipt', 'text', 'Thanks, {childName}!', ['unknown_variable childName']],
  ['receipt', 'text', '{childFirstName} will love it', []],
  ['video_email', 'text', 'For {childFirstName}', []],
  ['receipt', 'subject', 'For {childFirstName}', ['unknown_variable childFirstName']],
  ['video_email', 'button', '{childFirstName}', ['unknown_variable childFirstName']],
  ['order_link', 'text', 'For {childFirstName}', ['unknown_variable childFirstName']],
  ['video_by_hand', 'text', '{link} {childFirstName}', ['unknown_variable childFirstName']],
  ['video_whatsapp', 'text', '{number} {childFirstName}', ['unknown_variable childFirstName']],
  ['receipt', 'text', 'Thanks {number', ['unknown_variable {']],
  ['receipt', 'text', 'Thanks }', ['unknown_variable }']],
  ['receipt', 'text', '{}', ['unknown_variable ']],
  ['receipt', 'text', '{constructor}', ['unknown_variable constructor']],
  ['receipt', 'text', ' \n ', ['empty']],
  ['receipt', 'text', 'a'.repeat(1001), ['too_long']],
  ['receipt', 'button', 'Open {number}', ['unknown_variable number']],
  ['video_by_hand', 'text', 'Here: {link}', []],
  ['video_by_hand', 'text', 'It is ready', ['missing_variable link']],
  ['pay_link', 'text', 'Pay', ['missing_variable total', 'missing_variable link']],
  ['video_whatsapp', 'text', 'Ready', ['missing_variable number']],
  ['video_whatsapp', 'templateName', 'Video Ready', ['not_a_name']],
  ['video_whatsapp', 'templateName', 'video_ready_2', []],
  ['video_whatsapp', 'templateLanguage', 'pt_BR', []],
  ['video_whatsapp', 'templateLanguage', 'Português', ['not_a_name']],
])('%s, %s: “%s”', (id, field, text, issues) => {
  const found = findTemplateIssues(id, field, text)
  expect(
    found.map((issue) => ('variable' in issue ? `${issue.code} ${issue.variable}` : issue.code)),
  ).toEqual(issues)
})

test('values are filled in once, and what they contain is not read again', () => {
  expect(fillTemplate('{siteTitle}: {number} {x}', { siteTitle: '{number}', number: 'R-1' })).toBe(
    '{number}: R-1 {x}',
  )
})
