/** The query for reduced motion; kept by what reads it in every frame. */
export const lessMotionQuery = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the user prefers reduced motion. */
export const lessMotion = (): boolean => lessMotionQuery().matches
