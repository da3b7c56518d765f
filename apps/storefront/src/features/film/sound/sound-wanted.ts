import { passing } from '../../../lib/storage.ts'

const key = 'recadinho.sound.v1'

/** Whether films are heard in this visit: not until someone asks for it, and not after someone muted one. */
export const soundWanted = (): boolean => passing.read(key) === true

export const rememberSound = (wanted: boolean): void => passing.write(key, wanted)
