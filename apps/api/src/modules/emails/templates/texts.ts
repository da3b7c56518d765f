import type { Locale } from '@recadinho/contracts/common'
import type { TemplateId } from '@recadinho/contracts/message-texts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { defaultTexts, type Texts } from './defaults.ts'
import { findTemplate } from './queries.ts'

/** T1: the words of a message as they are now: the owner's, else the shop's own. Read when it is sent. */
export async function textsOf(
  { config }: Pick<Context, 'config'>,
  db: Db | Tx,
  id: TemplateId,
  locale: Locale,
): Promise<Required<Texts>> {
  const changed = await findTemplate(db, id, locale)
  return { ...none, ...defaultTexts(id, locale, config), ...changed?.texts }
}

/** What a message of that kind does not have. */
const none: Required<Texts> = { subject: '', text: '', button: '', templateName: '', templateLanguage: '' }
