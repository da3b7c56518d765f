import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SeasonalBannerMode } from '@recadinho/contracts/settings'
import { occasionLabels } from '@recadinho/i18n/occasions'

export const bannerLabels: Record<SeasonalBannerMode, MessageDescriptor> = {
  auto: msg`By date`,
  default: msg`No season`,
  birthday: occasionLabels.birthday,
  christmas: occasionLabels.christmas,
  easter: occasionLabels.easter,
  backToSchool: occasionLabels.backToSchool,
  childrensDay: occasionLabels.childrensDay,
}
