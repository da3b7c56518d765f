import type { Article } from '../cast-member.ts'

/** Titles and creatures whose gender is sure, as the first word of a name, without accents. */
const first: Readonly<Record<Article, ReadonlySet<string>>> = {
  a: new Set(
    (
      'princesa rainha fada fadinha sereia bruxa bruxinha maga feiticeira bombeira diretora doutora professora ' +
      'guerreira heroina dona tia mamae madrinha senhora raposa coruja ursa ursinha leoa gata gatinha abelha ' +
      'abelhinha borboleta tartaruga joaninha boneca bailarina'
    ).split(' '),
  ),
  o: new Set(
    (
      'principe rei mago feiticeiro bruxo bombeiro diretor doutor professor capitao cavaleiro guerreiro heroi dom ' +
      'conde duque barao tio papai padrinho senhor robo monstro dragao dragaozinho urso ursinho leao leaozinho gato ' +
      'gatinho coelho coelhinho lobo macaco sapo dinossauro palhaco soldado marinheiro unicornio'
    ).split(' '),
  ),
}

/**
 * “O Doutor Theo”, “a Princesa Amara”: a name as Portuguese puts it into a sentence. A character that the shop created gets
 * an article only where its first word tells which; without one the sentence is right, too.
 */
export function withArticle(name: string, known: Article | undefined): string {
  const article = known ?? articleOf(name)
  return article ? `${article} ${name}` : name
}

function articleOf(name: string): Article | undefined {
  const [word = ''] = name.toLowerCase().split(/[\s-]/)
  // An accent tells them apart: “vovô” and “vovó”.
  if (word === 'vovô' || word === 'vovó') return word === 'vovô' ? 'o' : 'a'
  const plain = word.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  return (['o', 'a'] as const).find((article) => first[article].has(plain))
}
