import { CharacterPicture } from '../../../components/character-picture.tsx'

export function LivingCharacter() {
  return <CharacterPicture id="princess-amara" eager />
}
