import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusLabels } from '../../lib/labels.ts'
import type { OrderView } from './order-search.ts'

export const viewLabels: Record<OrderView, MessageDescriptor> = {
  all: msg`All`,
  late: msg`Late`,
  ...statusLabels,
}
