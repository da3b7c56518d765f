import type { Locale } from '@recadinho/contracts/common'
import type { TemplateField, TemplateId } from '@recadinho/contracts/message-texts'
import type { ColumnType } from 'kysely'

/** The texts of a message to buyers that the owner changed, in one language. */
export interface MessageTemplatesTable {
  id: TemplateId
  locale: Locale
  /** Only texts that differ from the defaults. */
  texts: ColumnType<Partial<Record<TemplateField, string>>, string, string>
}
