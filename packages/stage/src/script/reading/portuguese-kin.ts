import type { Listener } from '../details.ts'
import { lineOf } from './words.ts'

/** Relatives of whom one says “o seu pai”; of the dear ones (“a mamãe”) one does not. */
const kinOfOnes = lineOf(`
mães?|pais?|irmãs?|irmãos?|irmão?zinh[oa]s?|ti[ao]s?|prim(?:inh)?[ao]s?|madrinhas?|padrinhos?|av[óôo]s?|bisav[óô]s?
|sobrinh[oa]`)
const dearKin = lineOf(`
mamãe(?:zinha)?|mainha|papai(?:zinho)?|painho|vov[óô]s?|v[óô]|vovozinh[oa]|titi[ao]|dind[ao]s?|bis[ao]|[nv]on+[oa]
|man(?:inh)?[oa]|família|oma|opa|tia-avó`)
export const kin = `${kinOfOnes}|${dearKin}`
const isDear = new RegExp(`^(?:${dearKin}|todo mundo|todos|toda|turm\\S*|galera)$`)
export const pets = lineOf(`
cachorr(?:inh)?[oa]|cadel(?:inh)?a|gat(?:inh)?[oa]|hamster|coelh(?:inh)?[oa]|peix(?:inho|e)|passarinho|papagaio
|calopsita|periquito|tartaruga|jabuti|galinha|cavalo|égua|pônei|porquinh[oa]|lagarto|pet|filhote`)

export const theOf = (noun: string): string => {
  const [word = ''] = noun.toLowerCase().split(' ')
  const isFeminine =
    /(?:a|ã|ó|[çs]ão|dade|gem|mãe|noite|bike|creche)s?$/.test(word) &&
    !/^(?:dia|mapa|planeta|pijama|sofá|tema|.*ista)s?$/.test(word)
  return `${isFeminine ? 'a' : 'o'}${word.endsWith('s') && !/^(?:óculos|ônibus|tênis)$/.test(word) ? 's' : ''}`
}
/** “Sua” of a word with its article, or of a noun by its ending. */
export const yourOf = (article: string, noun: string): string => {
  const the = article === '' ? theOf(noun) : article
  return `${/[aà]s?$/i.test(the) ? 'sua' : 'seu'}${the.endsWith('s') ? 's' : ''}`
}
export function owned(noun: string, how: string, { child }: Listener, name = ''): string {
  const [word = ''] = noun.split(' ')
  if (/^tod[oa]/.test(noun)) return noun
  // “O tio Beto”: of several children it needs no more.
  const isPlain = isDear.test(word) || (child === 'p' && name !== '')
  const your = isPlain || child === 'p' ? '' : `${yourOf('', word)} `
  return `${theOf(word)} ${your}${how}${noun}${name}${child === 'p' && !isPlain ? ' de vocês' : ''}`
}
export const things = lineOf(`
dinossauro|unicórnio|dragão|sereia|fada|robô|princesa|castelo|caminhão|trator|trem|foguete|bicicleta|patinete
|skate|praia|planeta|lua|borboleta|joaninha|sapo|coruja|tubarão|baleia|elefante|leão|girafa|macaco|futebol
|basquete|vôlei|natação|ginástica|judô|karatê|capoeira|balé|dança|surfe|xadrez|lego|minecraft|roblox|piano
|violão|flauta|música|desenho|pintura|massinha|slime|figurinha|mágica|livro|gibi|matemática|bolo|brigadeiro
|pizza|chocolate|sorvete|morango|pipoca|boneca|bola|pipa|fantasia`)
