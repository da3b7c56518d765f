import type { Listener } from '../details.ts'
import type { Verb } from './language.ts'
import { wordsOf } from './words.ts'

/** What a child may be told that it does, with an irregular present and past; `*`: it tells something by itself. */
const tellable = `
apontar assobiar* bordar programar mostrar escutar colher
abraçar ajudar amarrar andar aprender apresentar arrumar brincar cantar* carregar catar colecionar começar conhecer
contar conversar correr costurar* cozinhar* criar cuidar dançar* dar=dá=deu decorar descobrir=descobre desenhar*
ensaiar ensinar escolher escrever estudar explicar fazer=faz=fez guardar inventar jogar ler*=lê mergulhar montar
nadar* narrar ouvir=ouve participar pegar pescar* pintar* plantar praticar procurar pular* rodar sambar* soltar
subir=sobe surfar* terminar tocar torcer treinar vencer visitar`
const untold = `
ser=é=foi ir=vai=foi ter=tem=teve vir=vem=veio dormir=dorme usar dizer=diz=disse querer=quer=quis morar ficar falar
perder cair=cai=caiu nascer gostar amar adorar curtir=curte preferir=prefere estar=está=esteve chamar mandar
saber=sabe=soube beber tomar tentar rir=ri ver=vê pôr=põe=pôs trocar viajar acordar chorar pedir=pede achar parar
acabar voltar mudar trabalhar passar virar poder=pode precisar sentir=sente ganhar receber tirar largar completar
merecer deixar pensar esperar imaginar sair=sai olhar comer chegar entrar imitar levar`
const plurals = new Map(
  `é são|tem têm|vai vão|lê leem|vê veem|dá dão|foi foram|fez fizeram|teve tiveram|deu deram
|quer querem|diz dizem|disse disseram|está estão`
    .split(/\s*\|/)
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)
const pluralOf = (one: string) =>
  plurals.get(one) ?? `${one.replace(/ou$/, 'ara').replace(/([ei])u$/, '$1ra')}m`

const finiteOf = (list: string): [string, boolean][] =>
  [...wordsOf(list)].flatMap((entry) => {
    const [base = '', now = base.replace(/ar$/, 'a').replace(/[ei]r$/, 'e'), past] = entry
      .replace('*', '')
      .split('=')
    const then = past ?? base.replace(/ar$/, 'ou').replace(/([ei])r$/, '$1u')
    return [base, now, pluralOf(now), then, pluralOf(then)].map(
      (word) => [word, entry.includes('*')] as [string, boolean],
    )
  })
const tellables = new Map(finiteOf(tellable))
const untellable = new Set(finiteOf(untold).map(([word]) => word))

const notInfinitive = wordsOf(`
mar cor flor amor professor açúcar lugar celular calor computador dor tambor favor super líder bar lar par popular
mulher colher qualquer maior menor melhor pior senhor por ser ter estar ir poder dever haver prazer`)
export const isInfinitive = (word: string): boolean =>
  /^[a-zà-ɏ]+[aeiô]r(?:-se)?$/.test(word) && !notInfinitive.has(word)
export const isDoing = (word: string): boolean =>
  /^[a-zà-ɏ]{2,}[aei]ndo$/.test(word) &&
  !untellable.has(word.replace(/ndo$/, '').replace(/i$/, 'e')) &&
  !/^(?:quando|segundo|comando|sendo|tendo|indo|vindo)$/.test(word)
/** Of the present or of any past: “cantou”. */
export const isVerb = (word: string): boolean =>
  (!word.endsWith('r') && (tellables.has(word) || untellable.has(word))) ||
  (/[a-zà-ɏ]{2}(?:[aei]ram|[oei]u)$/.test(word) &&
    !/^(?:seu|meu|museu|chapéu|troféu|europeu|vou|sou|pneu|céu|véu)$/.test(word))
export const isOfOne = (word: string): boolean =>
  !/(?:m|são|vão|dão|estão)$/.test(word) || /^(?:tem|vem)$/.test(word)

export const baseVerb = (word: string): Verb | undefined =>
  isInfinitive(word) ? { said: word, isWhole: tellables.get(word) === true } : undefined

export function finiteVerb(word: string, { child }: Listener, isNamed: boolean): Verb | undefined {
  if (isOfOne(word) === (child === 'p') || untellable.has(word) || /r$|^nada$/.test(word)) return undefined
  const isLike =
    /^[a-zà-ɏ]{2,}(?:ou|[ei]u|[ae]m?)$/.test(word) && !/^(?:nunca|toda|cada|linda|quase|hoje)$/.test(word)
  return tellables.has(word) || (isNamed && isLike)
    ? { said: word, isWhole: tellables.get(word) === true }
    : undefined
}
