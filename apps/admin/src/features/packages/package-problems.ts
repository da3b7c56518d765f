import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { parseAmount } from '../../lib/parse-amount.ts'
import { wholeNumber } from '../../lib/whole-number.ts'
import { linkAmount, type PackageValues } from './package-values.ts'

const titleMax = 60
const descriptionMax = 200

/** Validation errors by field name. */
export function problemsOf(values: PackageValues): Record<string, MessageDescriptor> {
  const problems: Record<string, MessageDescriptor> = {}
  const isText = (text: string, max: number) => {
    const line = cleanLine(text)
    return line.length <= max && isLine(line) && isVisible(line)
  }
  for (const field of ['titleEn', 'titlePt'] as const)
    if (!isText(values[field], titleMax)) problems[field] = msg`Enter a title of up to 60 characters`
  for (const field of ['descriptionEn', 'descriptionPt'] as const)
    if (!isText(values[field], descriptionMax))
      problems[field] = msg`Enter a description of up to 200 characters`
  const hours = wholeNumber(values.deliveryHours)
  if (!(hours >= 1 && hours <= 168)) problems['deliveryHours'] = msg`Enter a whole number from 1 to 168`
  const position = wholeNumber(values.position)
  if (!(position >= 0 && position <= 999)) problems['position'] = msg`Enter a whole number from 0 to 999`
  for (const [at, { amount, currency }] of values.prices.entries())
    if (amount.trim() !== '' && !isAmount(amount, currency))
      problems[`prices[${at}].amount`] = msg`Enter an amount, such as 9.90, or leave it empty`
  if (values.active && values.prices.every(({ amount }) => amount.trim() === ''))
    problems['prices[0].amount'] = msg`A package for sale needs a price`
  for (const [at, link] of values.links.entries()) {
    if (link.url.trim() === '') continue
    if (!/^https?:\/\//.test(link.url.trim()) || !URL.canParse(link.url.trim()))
      problems[`links[${at}].url`] = msg`Enter a whole address, such as https://pay.example.com/one`
    if (!linkAmount(values, link)?.amount)
      problems[`links[${at}].amount`] = msg`Enter the amount that the link asks for`
  }
  return problems
}

const isAmount = (typed: string, currency: string) => {
  const amount = parseAmount(typed, currency)?.amount
  return amount !== undefined && amount <= 99_999_999
}
