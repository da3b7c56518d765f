import { expect, test } from 'vitest'
import { facesOf } from './faces.ts'

const amara = { picture: 'princess-amara', name: { en: 'Princess Amara', pt: 'Princesa Amara' } }
const unknown = { picture: 'not-drawn', name: { en: 'New', pt: 'Nova' } }

test('a character’s face is a picture of the shop’s site, named in the order’s language', () => {
  expect(facesOf([amara], 'pt', 'https://shop.test')).toEqual([
    { src: 'https://shop.test/email/princess-amara.png', alt: 'Princesa Amara' },
  ])
})

test('a character that the storefront does not draw has no picture', () => {
  expect(facesOf([unknown, amara], 'en', 'https://shop.test').map(({ alt }) => alt)).toEqual([
    'Princess Amara',
  ])
})

test('an uploaded picture has its face at the shop’s own address', () => {
  const upload = '3f0e4a62-7c1f-8a55-9d2b-6f1f0a7c9e11'
  expect(
    facesOf([{ ...amara, picture: { drawing: 'robot-zib', upload } }], 'en', 'https://shop.test'),
  ).toEqual([{ src: `https://shop.test/api/pictures/${upload}/face.png`, alt: 'Princess Amara' }])
})
