export interface FilmConfig {
  /** Whether the shop makes a film of each paid order. */
  enabled: boolean
  /** The encoder; it is fed nothing from outside. */
  ffmpegPath: string
  /** Where it is looked up by its name. */
  searchPath: string
}

interface Variables {
  FILMS: 'on' | 'off'
  FILM_FFMPEG_PATH?: string
  FFMPEG_PATH: string
}

export const filmConfig = (variables: Variables, searchPath = ''): FilmConfig => ({
  enabled: variables.FILMS === 'on',
  ffmpegPath: variables.FILM_FFMPEG_PATH ?? variables.FFMPEG_PATH,
  searchPath,
})
