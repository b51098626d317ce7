import { describe, expect, it } from 'vitest'
import type { ArchiveFacts } from '#module-contract'
import { chooseTemplates, type TemplateFacts } from './choose-template.ts'
import type { TemplateCondition, TemplateRule } from './template-schema.ts'

const nobody: TemplateFacts = {
  kind: 'page',
  id: 'about',
  places: new Set(),
  terms: new Map(),
  language: 'de-AT',
  isSignedIn: false,
}
const post: TemplateFacts = {
  ...nobody,
  kind: 'post',
  id: 'first',
  terms: new Map([
    ['leaf', 0],
    ['branch', 1],
    ['red', 0],
  ]),
}
const checkout: TemplateFacts = { ...nobody, id: 'pay', places: new Set(['checkout']) }

const site: TemplateCondition = { kind: 'site' }
const posts: TemplateCondition = { kind: 'all', of: 'post' }
const branch: TemplateCondition = { kind: 'category', of: 'post', id: 'branch' }
const leaf: TemplateCondition = { kind: 'category', of: 'post', id: 'leaf' }
const red: TemplateCondition = { kind: 'tag', of: 'post', id: 'red' }
const first: TemplateCondition = { kind: 'item', of: 'post', id: 'first' }
const german: TemplateCondition = { kind: 'language', language: 'de' }
const french: TemplateCondition = { kind: 'language', language: 'fr' }
const signedIn: TemplateCondition = { kind: 'signed-in' }
const signedOut: TemplateCondition = { kind: 'signed-out' }
const pages: TemplateCondition = { kind: 'all', of: 'page' }
const paying: TemplateCondition = { kind: 'checkout' }

const rule = (
  id: string,
  include: TemplateCondition[],
  rest: Partial<TemplateRule> & { exclude?: TemplateCondition[] } = {},
): TemplateRule => {
  const { exclude = [], ...more } = rest
  const conditions = { include, exclude }
  return { id, name: id, part: 'body', conditions, changedAt: 0, isPublished: true, ...more }
}
const chosenOf = (rules: TemplateRule[], facts: TemplateFacts) =>
  chooseTemplates(rules, facts).body.chosen?.template.id

describe('the template of a page', () => {
  it.each<[string, TemplateCondition[], TemplateFacts, number | undefined]>([
    ['nothing is for it', [posts, paying, first], nobody, undefined],
    ['a language over the whole site', [site, german], nobody, 1],
    ['another language is not its', [french, site], nobody, 1],
    ['a visitor over a language', [german, signedOut], nobody, 1],
    ['signed in', [signedIn, signedOut], { ...nobody, isSignedIn: true }, 0],
    ['a kind over a visitor', [signedOut, posts], post, 1],
    ['a kind is that of the page', [posts, pages], nobody, 1],
    ['a page that is there once over its kind', [pages, paying], checkout, 1],
    ['a term over its kind', [posts, branch], post, 1],
    ['a category over the one above it', [branch, leaf], post, 1],
    ['a tag over a category above', [branch, red], post, 1],
    ['a single item over a term', [leaf, first], post, 1],
    [
      'an item of the same id of another kind is another',
      [first],
      { ...nobody, id: 'first' },
      undefined,
    ],
    [
      'a term of another kind is another',
      [{ ...leaf, of: 'product' } as TemplateCondition],
      post,
      undefined,
    ],
  ])('%s', (_, conditions, facts, winner) => {
    const rules = conditions.map((one, index) => rule(String(index), [one]))
    const expected = winner === undefined ? undefined : String(winner)
    expect(chosenOf(rules, facts)).toBe(expected)
    expect(chosenOf(rules.toReversed(), facts), 'in any order').toBe(expected)
  })

  const listed = (by: ArchiveFacts['by'], id: string): TemplateFacts => ({
    ...nobody,
    kind: 'archive',
    archive: { of: 'post', by, id },
    terms:
      by === 'category'
        ? new Map([
            [id, 0],
            ['branch', 1],
          ])
        : new Map(),
  })
  const every: TemplateCondition = { kind: 'archive', of: 'post' }
  const ofTags: TemplateCondition = { kind: 'archive', of: 'post', by: 'tag' }
  const ofCategories: TemplateCondition = { kind: 'archive', of: 'post', by: 'category' }
  const ofBranch: TemplateCondition = { ...ofCategories, id: 'branch' }

  it.each<[string, TemplateCondition[], TemplateFacts, number | undefined]>([
    ['archives over the site', [site, every], listed('month', '2026-11'), 1],
    ['archives by tag over all archives', [every, ofTags], listed('tag', 'red'), 1],
    ['not those by another thing', [every, ofTags], listed('author', 'a'), 0],
    ['one archive over those like it', [ofCategories, ofBranch], listed('category', 'branch'), 1],
    [
      'a category below the one that is named',
      [ofCategories, ofBranch],
      listed('category', 'leaf'),
      1,
    ],
    [
      'none of another kind',
      [{ kind: 'archive', of: 'project' }],
      listed('all', 'post'),
      undefined,
    ],
    ['no page is an archive', [every], post, undefined],
    ['an archive is no page', [{ kind: 'all', of: 'page' }], listed('all', 'post'), undefined],
    ['nor a post of its category', [leaf], listed('category', 'leaf'), undefined],
  ])('of an archive: %s', (_, conditions, facts, winner) => {
    const rules = conditions.map((one, index) => rule(String(index), [one]))
    expect(chosenOf(rules, facts)).toBe(winner === undefined ? undefined : String(winner))
  })

  const shop: TemplateFacts = {
    ...nobody,
    id: 'shop-page',
    places: new Set(['shop']),
    archive: { of: 'product', by: 'all', id: 'product' },
  }
  const bowls: TemplateFacts = {
    ...shop,
    archive: { of: 'product', by: 'category', id: 'bowls' },
    terms: new Map([
      ['bowls', 0],
      ['kitchen', 1],
      ['home', 2],
    ]),
  }
  const inShop: TemplateCondition = { kind: 'shop' }
  const shopPage: TemplateCondition = { kind: 'item', of: 'page', id: 'shop-page' }
  const products: TemplateCondition = { kind: 'archive', of: 'product' }
  const productCategories: TemplateCondition = { ...products, by: 'category' }
  const ofBowls: TemplateCondition = { ...productCategories, id: 'bowls' }
  const ofKitchen: TemplateCondition = { ...productCategories, id: 'kitchen' }
  const ofHome: TemplateCondition = { ...productCategories, id: 'home' }
  const brands: TemplateCondition = { ...products, by: 'brand' }
  const ofBrand: TemplateCondition = { ...brands, id: 'alder' }
  const brand: TemplateFacts = {
    ...shop,
    archive: { of: 'product', by: 'brand', id: 'alder' },
  }

  it.each<[string, TemplateCondition[], TemplateFacts, number | undefined]>([
    ['the shop over all archives', [products, inShop], shop, 1],
    ['all archives include the shop', [pages, products], shop, 1],
    ['a category does not include the shop', [ofBowls, productCategories], shop, undefined],
    ['a page template still applies', [site, pages], bowls, 1],
    ['a template of the shop still applies', [pages, inShop], bowls, 1],
    ['the page of the shop over its place', [inShop, shopPage], bowls, 1],
    ['all archives over the page of the shop', [shopPage, products], bowls, 1],
    ['all categories over all archives', [products, productCategories], bowls, 1],
    ['a parent category over all categories', [productCategories, ofHome], bowls, 1],
    ['the nearest parent category', [ofHome, ofKitchen], bowls, 1],
    ['the category itself over its parents', [ofKitchen, ofBowls], bowls, 1],
    ['no brand for a category', [brands, ofBrand], bowls, undefined],
    ['a brand over all brands', [brands, ofBrand], brand, 1],
    ['no category for a brand', [productCategories, ofBowls], brand, undefined],
    ['no archive of posts', [ofCategories, every], bowls, undefined],
    [
      'not the products of the category',
      [{ kind: 'category', of: 'product', id: 'bowls' }],
      bowls,
      undefined,
    ],
  ])('SH-5: of an archive of products: %s', (_, conditions, facts, winner) => {
    const rules = conditions.map((one, index) => rule(String(index), [one]))
    const expected = winner === undefined ? undefined : String(winner)
    expect(chosenOf(rules, facts)).toBe(expected)
    expect(chosenOf(rules.toReversed(), facts), 'in any order').toBe(expected)
  })

  it('goes by the most specific of its conditions, not by the first', () => {
    const wide = rule('wide', [site, first])
    const { chosen, others } = chooseTemplates([rule('posts', [posts]), wide], post).body
    expect(chosen).toEqual({ template: wide, condition: first })
    expect(others).toMatchObject([{ template: { id: 'posts' }, lostBy: 'less-specific' }])
  })

  it('an exclusion wins over everything', () => {
    const out = rule('out', [first], { exclude: [signedOut] })
    const { chosen, others } = chooseTemplates([out, rule('site', [site])], post).body
    expect(chosen?.template.id).toBe('site')
    expect(others).toEqual([{ template: out, condition: signedOut, lostBy: 'excluded' }])
  })

  it('of equal templates picks the oldest condition, then the smaller id', () => {
    const older = rule('older', [posts], { changedAt: 1 })
    const newer = rule('newer', [posts], { changedAt: 2 })
    const { chosen, others } = chooseTemplates([newer, older], post).body
    expect(chosen?.template.id).toBe('older')
    expect(others).toMatchObject([{ template: { id: 'newer' }, lostBy: 'changed-later' }])
    expect(chosenOf([rule('b', [posts]), rule('a', [posts])], post)).toBe('a')
  })

  it('of equal templates prefers the theme’s; a more specific one still wins', () => {
    const own = rule('own', [site], { changedAt: 1 })
    const themes = rule('themes', [site], { changedAt: 2, theme: 'business' })
    const { chosen, others } = chooseTemplates([own, themes], post).body
    expect(chosen?.template.id).toBe('themes')
    expect(others).toMatchObject([{ template: { id: 'own' }, lostBy: 'theme' }])
    expect(chosenOf([rule('posts', [posts]), themes], post)).toBe('posts')
  })

  it('skips unpublished templates and reports them', () => {
    const draft = rule('draft', [first], { isPublished: false })
    const { chosen, others } = chooseTemplates([draft, rule('posts', [posts])], post).body
    expect(chosen?.template.id).toBe('posts')
    expect(others).toMatchObject([{ template: { id: 'draft' }, lostBy: 'unpublished' }])
  })

  it('chooses each part independently', () => {
    const top = rule('top', [site], { part: 'header' })
    const choice = chooseTemplates([top, rule('posts', [posts])], nobody)
    expect(choice.header.chosen?.template.id).toBe('top')
    expect(choice.body.chosen).toBeUndefined()
    expect(choice.footer).toEqual({ chosen: undefined, others: [] })
  })
})
