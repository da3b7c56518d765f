import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['=HYPERLINK("http://x.test";"Olivia")', `"'=HYPERLINK(""http://x.test"";""Olivia"")"`],
  ['+5511987654321', `"'+5511987654321"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\n=1', `"'\n=1"`],
  ['\t1', `"'\t1"`],
  ['＝1', `"'＝1"`],
  ['\u00A0@x', `"'\u00A0@x"`],
  ['120208123456789012', `"'120208123456789012"`],
  ['5511987654321', `"'5511987654321"`],
  ['007', `"'007"`],
  ['12E34', `"'12E34"`],
  ['2026', '2026'],
  ['0', '0'],
  ['2026-11-27T12:00:00.000Z', '2026-11-27T12:00:00.000Z'],
  ['Ana; Bia, “C” "D"', '"Ana; Bia, “C” ""D"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['D’Ávila-Souza', 'D’Ávila-Souza'],
  ['', ''],
])('the text %j becomes the cell %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('numbers, yes and no, and nothing stay what they are', () => {
  expect(csvLine([-4990, true, null, 'a'])).toBe('-4990,true,,a\r\n')
})
