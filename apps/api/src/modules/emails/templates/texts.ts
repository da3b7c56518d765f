import type { Locale } from '@recadinho/contracts/common'
import type { TemplateId } from '@recadinho/contracts/message-texts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { defaultTexts, type Texts } from './defaults.ts'
import { findTemplate } from './queries.ts'

/** T1: a message's current texts: the owner's, or else the defaults. Read at the time of sending. */
export async function textsOf(
  { config }: Pick<Context, 'config'>,
  db: Db | Tx,
  id: TemplateId,
  locale: Locale,
): Promise<Required<Texts>> {
  const changed = await findTemplate(db, id, locale)
  return { ...none, ...defaultTexts(id, locale, config), ...changed?.texts }
}

/** Empty values of fields that a kind of message lacks. */
const none: Required<Texts> = { subject: '', text: '', button: '', templateName: '', templateLanguage: '' }
