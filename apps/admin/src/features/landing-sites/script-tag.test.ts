import releases from '@recadinho/tracking-sdk/integrity.json'
import { expect, test } from 'vitest'
import { scriptTag } from './script-tag.ts'

test('the script tag names the site, the shop, and the hash of the one version that it loads', () => {
  const tag = scriptTag({ key: 'spring', shop: 'https://shop.example:8443' })
  expect(tag).toContain(`src="https://shop.example:8443/t/${releases.latest}.js" integrity="sha384-`)
  expect(tag).toContain('data-site="spring" data-link="shop.example" data-consent="pending"')
})
