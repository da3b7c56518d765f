import type { FilmFormat } from '@recadinho/contracts/films'

interface Files {
  storage_key: string | null
  poster_key: string | null
  captions_key: string | null
  copy_key: string | null
}

/** The storage keys of a video's files, according to its row. */
export const filesOf = ({ storage_key, poster_key, captions_key, copy_key }: Files): string[] =>
  [storage_key, poster_key, captions_key, copy_key].filter((key) => key !== null)

/** F6: a film in another format. */
export const formatFile = (id: string, format: FilmFormat): string => `${id}-${format}.mp4`

/** Every storage key that its check may have used, even if no row has it. */
export const keysOf = (id: string): string[] =>
  ['.mp4', '.webm', '.jpg', '-drawn.jpg', '.vtt', '-copy.mp4', '-square.mp4', '-wide.mp4'].map(
    (ending) => id + ending,
  )

/** The storage key of a spoken line of a film (`modules/speech`). */
export const speechFile = (id: string): string => `${id}-speech.wav`
