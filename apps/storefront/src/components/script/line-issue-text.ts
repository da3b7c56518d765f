import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScriptIssue } from '../../lib/script/script-issue.ts'

/** What is wrong with a line, beside it. */
export const lineIssueText: Record<ScriptIssue, MessageDescriptor> = {
  line_empty: msg`This line is empty. Write it or remove it.`,
  line_unwritable: msg`There's a letter or symbol here that we can't use. Please retype it.`,
  script_empty: msg`There's nothing left to say. Add a line.`,
  script_too_long: msg`Keep the text to 900 characters or fewer`,
}
