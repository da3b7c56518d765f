/** Emoji and what joins them: nothing that is spoken. */
export const pictures =
  /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u200D/gu
