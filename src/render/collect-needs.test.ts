import { describe, expect, it } from 'vitest'
import type { PageNeeds } from '#module-contract'
import { createNeeds } from './collect-needs.ts'

const HASH = `'sha256-${'A'.repeat(43)}='`

describe('needs of modules', () => {
  it('may be one inline script, pinned by its content', () => {
    const needs = createNeeds()
    needs.add({ sources: { 'script-src': [HASH] } })
    expect(needs.all().sources).toEqual({ 'script-src': [HASH] })
  })

  it('is added up, each thing once', () => {
    const needs = createNeeds()
    const player: PageNeeds = {
      sources: { 'frame-src': ['https://player.example'], 'img-src': ['https://i.example/a/'] },
      links: [{ rel: 'preconnect', href: 'https://player.example' }],
      jsonLd: [{ '@type': 'VideoObject', name: 'A film' }],
    }
    needs.add(player)
    needs.add(player)
    needs.add({ sources: { 'frame-src': ['https://maps.example:8443'], 'media-src': ['blob:'] } })
    expect(needs.all()).toEqual({
      sources: {
        'frame-src': ['https://player.example', 'https://maps.example:8443'],
        'img-src': ['https://i.example/a/'],
        'media-src': ['blob:'],
      },
      links: player.links,
      jsonLd: player.jsonLd,
      videos: [],
      styles: [],
    })
  })

  it('MP-7: may be media that come by http, from a very host', () => {
    const sources = { 'media-src': ['http://a.example'], 'connect-src': ['http://a.example:8080'] }
    const needs = createNeeds()
    needs.add({ sources })
    expect(needs.all().sources).toEqual(sources)
    for (const open of ['http:', 'http://*', 'http://a.example/x; script-src *']) {
      expect(() => createNeeds().add({ sources: { 'connect-src': [open] } }), open).toThrow()
    }
  })

  it.each<[string, PageNeeds]>([
    ['another directive', { sources: { 'frame-src': ["https://a.example; script-src 'none'"] } }],
    ['a keyword', { sources: { 'script-src': ["'unsafe-inline'"] } }],
    ['a hash that pins no script', { sources: { 'style-src': [HASH] } }],
    ['more than a hash', { sources: { 'script-src': [`${HASH} 'unsafe-inline'`] } }],
    ['a script of a scheme that anybody fills', { sources: { 'script-src': ['data:'] } }],
    ['everybody', { sources: { 'img-src': ['*'] } }],
    ['what is not encrypted', { sources: { 'img-src': ['http://a.example'] } }],
    [
      'a directive that is not the modules’',
      { sources: { 'base-uri': ['https://a.example'] } as never },
    ],
    ['a form that leads to a scheme', { sources: { 'form-action': ['data:'] } }],
    ['a link that runs', { links: [{ rel: 'preload', href: 'javascript:alert(1)' }] }],
    ['a link to a host in disguise', { links: [{ rel: 'preload', href: '//a.example' }] }],
  ])('is refused where it is %s', (_name, asked) => {
    expect(() => createNeeds().add(asked)).toThrow('cannot')
  })
})
