interface Files {
  storage_key: string | null
  poster_key: string | null
  captions_key: string | null
  copy_key: string | null
}

/** Every file of a video in the storage, as its row says. */
export const filesOf = ({ storage_key, poster_key, captions_key, copy_key }: Files): string[] =>
  [storage_key, poster_key, captions_key, copy_key].filter((key) => key !== null)

/** Every key that its check may have used, whether or not a row says so. */
export const keysOf = (id: string): string[] =>
  ['.mp4', '.webm', '.jpg', '-drawn.jpg', '.vtt', '-copy.mp4'].map((ending) => id + ending)
