/**
 * Occasions of a video (§3) as Lingui messages. Lingui's extraction reads the `i18n` comments, so that each app has the
 * texts in its own catalog.
 */
export const occasionLabels = {
  birthday: /*i18n*/ { id: 'occasion.birthday', message: 'Birthday' },
  achievement: /*i18n*/ { id: 'occasion.achievement', message: 'Achievement' },
  backToSchool: /*i18n*/ { id: 'occasion.backToSchool', message: 'Back to school' },
  christmas: /*i18n*/ { id: 'occasion.christmas', message: 'Christmas' },
  easter: /*i18n*/ { id: 'occasion.easter', message: 'Easter' },
  childrensDay: /*i18n*/ { id: 'occasion.childrensDay', message: "Children's Day" },
  congratulations: /*i18n*/ { id: 'occasion.congratulations', message: 'Congratulations' },
  getWell: /*i18n*/ { id: 'occasion.getWell', message: 'Get well soon' },
  justBecause: /*i18n*/ { id: 'occasion.justBecause', message: 'Just because' },
}
