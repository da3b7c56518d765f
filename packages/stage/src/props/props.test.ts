import { describe, expect, test } from 'vitest'
import { boundsOf } from '../bounds.ts'
import { propsIn } from './find-props.ts'
import { provideAllParts } from '../all-parts.ts'
import { propNodes } from '../known-decor.ts'
import { PROP_DRAWINGS } from './props.ts'
import { wordsEn } from './words-en.ts'
import { wordsPt } from './words-pt.ts'

provideAllParts()

const PROPS = Object.keys(PROP_DRAWINGS)
const found = (text: string, locale: 'en' | 'pt') => propsIn(text, locale).map(({ prop }) => prop)

test('D4: at least forty things have a drawing and words in both languages', () => {
  expect(PROPS.length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(wordsEn).toSorted()).toEqual(PROPS.toSorted())
  expect(Object.keys(wordsPt).toSorted()).toEqual(PROPS.toSorted())
})

test.each(PROPS)('%s is drawn inside its round paper, and unlike any other', (prop) => {
  const { left = 0, top = 0, right = 0, bottom = 0 } = boundsOf(propNodes(prop)) ?? {}
  expect(right - left).toBeGreaterThan(0)
  expect(Math.min(left, top)).toBeGreaterThan(-124)
  expect(Math.max(right, bottom)).toBeLessThan(124)
  const drawing = JSON.stringify(propNodes(prop))
  expect(PROPS.filter((other) => JSON.stringify(propNodes(other)) === drawing)).toEqual([prop])
})

describe('words', () => {
  test.each([
    ['you sing to your dog', ['note', 'dog']],
    ['you lost your first tooth', ['tooth']],
    ['you ride your bike without training wheels', ['bicycle', 'bicycle']],
    ['you love DINOSAURS and swimming', ['dinosaur', 'swimming']],
    ['you packed your school bag and a book', ['schoolBag', 'book']],
    ['you play the guitar', ['guitar']],
    ['you love hot dogs', []],
    ['you can bear it', []],
    ['you train hard', []],
    ['you have a cat named Star', ['cat']],
    ['you hug your dog Cookie and play Nintendo', ['dog', 'videoGame']],
    ['Cookies and Kites', ['cookie']],
  ])('in English: %s', (text, props) => expect(found(text, 'en')).toEqual(props))

  test.each([
    ['você canta para o seu cachorrinho', ['note', 'dog']],
    ['você perdeu o primeiro dente', ['tooth']],
    ['você anda de bicicleta sem rodinhas', ['bicycle', 'bicycle']],
    ['você ama DINOSSAUROS e natação', ['dinosaur', 'swimming']],
    ['você arrumou a mochila e um livro', ['schoolBag', 'book']],
    ['você toca violão', ['guitar']],
    ['você adora cachorro-quente', []],
    ['você não come nada', []],
    ['você tem um cachorro chamado Bolinha', ['dog']],
    ['a sua cachorra Lua e o seu gato Morango', ['dog', 'cat']],
    ['Foi bom? Cachorros e Nintendo', ['dog', 'videoGame']],
  ])('in Portuguese: %s', (text, props) => expect(found(text, 'pt')).toEqual(props))

  test.each([
    'you are giving up the pacifier',
    'you are a big sister now, and your baby brother is here',
    'you are going to be a big brother',
    'you hit the ball with a bat',
    'you won the ring toss and saw a mouse',
    'you eat hot dogs, goldfish crackers and dino nuggets',
    'you read Dog Man and The Cat in the Hat',
    'you love Hello Kitty and the Ninja Turtles',
    'you love polar bears, gummy bears and pandas',
    'you crossed the monkey bars',
    'you swing a bat and throw a football',
    'you ride a skateboard and a dirt bike',
    'you drive trucks and love Legos',
    'you train every day, and you are a fast train of thought',
    'you have butterflies in your stomach',
    'you tied a ponytail and a French braid',
    'you play violin and computer keyboard',
    'you drank two glasses of milk and hot chocolate',
    'you love apple juice, chocolate cake and strawberry jam',
    'you have a chocolate lab',
    'your heart surgery went well, and you learned it by heart',
    'the dentist gave you a dental crown',
    'you were a flower girl under the family tree',
    'your hamster crossed the rainbow bridge',
    'you are a rainbow baby',
    'you are the star of the show and love Star Wars',
    'you love Summer, Rose and Teddy',
    'you run like a horse, eat like a bird and are brave as a lion',
    'you built a sand castle and a tree house',
    'you jumped in a bouncy castle',
    'you skate on ice and ski in the snow',
    'you love Cookie Monster',
    'you have a sweet tooth',
    'you went down the stairs, a whole flight',
    'you start kindergarten with a new teacher',
    'you have a karate belt and won a race',
    'you paint your nails',
    'you love tacos, broccoli and oranges',
    'you are a little monkey, my bunny',
    'you love Cookie, and your sister Rose hugs Star',
  ])('in English, no picture: %s', (text) => {
    expect(found(text, 'en')).toEqual([])
  })

  test.each([
    'você está largando a chupeta',
    'você ganhou um irmãozinho e o bebê chegou',
    'você deitou na maca e foi corajosa',
    'você tem um rabo de cavalo e um macacão',
    'você come pé de moleque e manga',
    'você sentou no banco com pena do passageiro',
    'você dá a pata e paga o pato',
    'você é uma gatinha, minha gatinha linda',
    'você é uma linda boneca, minha boneca',
    'o vovô virou estrelinha e foi morar com as estrelas',
    'você fez uma estrelinha na aula de ginástica',
    'você viu uma estrela do mar e um cavalo-marinho',
    'você ganhou coroa de flores e a coroa dentária caiu',
    'o seu coroa torce pelo Leão',
    'você come corações de galinha e peixe frito',
    'você operou o coração e está com infecção na bexiga',
    'você tem medo de foguete, soltaram foguetes',
    'você joga peteca e bola de gude',
    'você brinca no carrinho de bebê e no carrinho de mão',
    'você tem aula na escolinha de futebol americano',
    'você faz bolo de chocolate e suco de maçã',
    'você toca teclado, bateria e violino',
    'você usa óculos de sol e óculos de mergulho',
    'a mamãe está cheia de trem para fazer',
    'você fala que nem papagaio e nada te segura',
    'você não quer mais nada',
    'você corre como um cavalo e dorme feito um urso',
    'você adora Tartarugas Ninja e o Pato Donald',
    'você mora no Jardim Europa, perto da Praia Grande',
    'você mora na rua do professor Coelho',
    'você patina no gelo e anda de skate',
    'você torceu o pé e está de molho, uma pena',
    'você viu o pôr do sol na lua de mel da tia',
    'você adora verduras, legumes e uvas',
    'você brincou no castelo inflável e fez castelo de areia',
    'a casa na árvore é alta',
    'você tem borboletas na barriga',
    'você viu um coral na água',
    'você é a gatinha da vovó, minha coelhinha',
    'você ama a Flor e o Sol, seus primos',
  ])('in Portuguese, no picture: %s', (text) => {
    expect(found(text, 'pt')).toEqual([])
  })

  test.each([
    ['en', 'you have a cat and two dogs', ['cat', 'dog']],
    ['en', 'you like the dog', ['dog']],
    ['en', 'you love trains, horses and your teddy bear', ['train', 'horse', 'bear']],
    ['en', 'you swing on the swings', ['swing']],
    ['en', 'you love painting and you can read', ['palette', 'book']],
    ['en', 'you wear new glasses', ['glasses']],
    ['en', 'you have a soccer game', ['ball']],
    ['en', 'you love you to the moon', ['moon']],
    ['en', 'you still like your baby bottle', ['bottle']],
    ['pt', 'você tem um gato e um coelho', ['cat', 'rabbit']],
    ['pt', 'você comeu uma maçã', ['apple']],
    ['pt', 'você usa óculos novos', ['glasses']],
    ['pt', 'você também adora pizza', ['pizza']],
    ['pt', 'você joga bola e anda de cavalo', ['ball']],
    ['pt', 'você ama cavalos e ursinhos', ['horse', 'bear']],
    ['pt', 'você nada muito bem', ['swimming']],
    ['pt', 'você largou a mamadeira', ['bottle']],
    ['pt', 'você aprendeu a ler', ['book']],
    ['pt', 'você toca violão no balanço', ['guitar', 'swing']],
    ['pt', 'o seu coração é enorme', ['heart']],
  ] as const)('in %s, a picture: %s', (locale, text, props) => expect(found(text, locale)).toEqual(props))

  test('a word inside another is none', () => {
    expect(found('you understand the category', 'en')).toEqual([])
    expect(found('você carregou o gatilho', 'pt')).toEqual([])
  })

  test('a long text without spaces holds nothing, and takes no time', () => {
    expect(found('x'.repeat(700), 'en')).toEqual([])
  })
})
