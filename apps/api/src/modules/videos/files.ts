interface Files {
  storage_key: string | null
  poster_key: string | null
  captions_key: string | null
  copy_key: string | null
}

/** Every file of a video in the storage. */
export const filesOf = ({ storage_key, poster_key, captions_key, copy_key }: Files): string[] =>
  [storage_key, poster_key, captions_key, copy_key].filter((key) => key !== null)
