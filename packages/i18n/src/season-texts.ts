/**
 * Texts of the shop's seasonal banners (§2) as Lingui messages. Lingui's extraction reads the `i18n` comments. The shop
 * shows a banner in the visitor's language, the admin previews both; `deliveryHours` is the shop's.
 */
export const seasonTexts = {
  default: {
    title: /*i18n*/ { id: 'season.default.title', message: 'Any day can hold a surprise' },
    text: /*i18n*/ {
      id: 'season.default.text',
      message:
        'Order now, and someone they love will say their name within {deliveryHours, plural, one {# hour} other {# hours}}.',
    },
    action: /*i18n*/ { id: 'season.default.action', message: 'Plan a surprise' },
  },
  birthday: {
    title: /*i18n*/ { id: 'season.birthday.title', message: 'Is a birthday coming?' },
    text: /*i18n*/ {
      id: 'season.birthday.text',
      message:
        "A character says their name and how old they're turning. Yours within {deliveryHours, plural, one {# hour} other {# hours}}.",
    },
    action: /*i18n*/ { id: 'season.birthday.action', message: 'Plan a birthday video' },
  },
  christmas: {
    title: /*i18n*/ { id: 'season.christmas.title', message: 'Christmas, with their name in it' },
    text: /*i18n*/ {
      id: 'season.christmas.text',
      message:
        '{deliveryHours, plural, =24 {Pay by noon on December 23 and it arrives by noon on Christmas Eve.} one {Pay at least # hour before noon on Christmas Eve and it arrives by then.} other {Pay at least # hours before noon on Christmas Eve and it arrives by then.}}',
    },
    action: /*i18n*/ { id: 'season.christmas.action', message: 'Plan a Christmas video' },
  },
  easter: {
    title: /*i18n*/ { id: 'season.easter.title', message: 'An Easter hello to hunt for' },
    text: /*i18n*/ {
      id: 'season.easter.text',
      message: "Hide your phone among the eggs and let them find out who's calling their name.",
    },
    action: /*i18n*/ { id: 'season.easter.action', message: 'Plan an Easter video' },
  },
  backToSchool: {
    title: /*i18n*/ { id: 'season.backToSchool.title', message: 'A brave first day of school' },
    text: /*i18n*/ {
      id: 'season.backToSchool.text',
      message: 'Someone they look up to tells them, by name, that they can do it.',
    },
    action: /*i18n*/ { id: 'season.backToSchool.action', message: 'Plan a back-to-school video' },
  },
  childrensDay: {
    title: /*i18n*/ { id: 'season.childrensDay.title', message: 'A whole day just for kids' },
    text: /*i18n*/ {
      id: 'season.childrensDay.text',
      message: "On Children's Day, a character talks to your child and nobody else.",
    },
    action: /*i18n*/ { id: 'season.childrensDay.action', message: "Plan a Children's Day video" },
  },
}
