import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'
import { newSecret, readEmbedMessage } from './embed-message.ts'
import { toEmbedded, toPostEmbed } from './providers.ts'

const frame = {
  secret: 'abc123',
  src: 'https://blog.example/a/embed/#?secret=abc123',
  hasFocus: true,
}
const height = (value: unknown, own: object = {}) =>
  readEmbedMessage({ message: 'height', value, secret: 'abc123', ...own }, frame)
const link = (value: unknown, more: Partial<typeof frame> = {}) =>
  readEmbedMessage({ message: 'link', value, secret: 'abc123' }, { ...frame, ...more })

it('EM-1: a height is clamped to 200–1000', () => {
  expect([0, 199, 200, 640, '640px', 1000, 1001, 1e9].map(value => height(value))).toEqual(
    [200, 200, 200, 640, 640, 1000, 1000, 1000].map(heightPx => ({ heightPx })),
  )
  for (const wrong of ['tall', undefined, null, {}]) expect(height(wrong)).toBeUndefined()
})

it('EM-1: a secret is alphanumeric and unique per frame', () => {
  for (const secret of [
    '',
    'abc-123',
    'abc 123',
    'abc123\n',
    '<b>',
    'ABC123',
    123,
    undefined,
    null,
  ]) {
    expect(height(300, { secret }), String(secret)).toBeUndefined()
  }
  // A secret that is not alphanumeric is refused even if it matches.
  const odd = readEmbedMessage(
    { message: 'height', value: 300, secret: 'a.b' },
    { ...frame, secret: 'a.b' },
  )
  expect(odd).toBeUndefined()
  for (const data of [undefined, null, 'height', 3, [], {}]) {
    expect(readEmbedMessage(data, frame)).toBeUndefined()
  }
  expect(newSecret()).toMatch(/^[A-Za-z0-9]{10}$/)
})

it('EM-1: links are followed by http(s), to the embed’s own host, while it has the focus', () => {
  expect(link('https://blog.example/b?c#d')).toEqual({ href: 'https://blog.example/b?c#d' })
  expect(link('http://blog.example/')).toEqual({ href: 'http://blog.example/' })
  for (const wrong of [
    'https://evil.example/',
    'https://blog.example.evil.example/',
    'https://blog.example:8443/',
    'https://blog.example@evil.example/',
    'javascript://blog.example/%0aalert(1)',
    'data:text/html,x',
    '/b',
    '',
    3,
  ]) {
    expect(link(wrong), String(wrong)).toBeUndefined()
  }
  expect(link('https://blog.example/b', { hasFocus: false })).toBeUndefined()
})

it('EM-1: addresses of the list become frames of their providers, others none', () => {
  const srcOf = (address: string) => toEmbedded(address)?.src
  expect(srcOf('https://youtu.be/aqz-KE-bpKQ')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  )
  expect(srcOf(' https://vimeo.com/76979871 ')).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1',
  )
  const unlisted = 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'
  expect(srcOf('https://vimeo.com/76979871/0a1b2c3d4e?share=copy')).toBe(unlisted)
  expect(srcOf('https://player.vimeo.com/video/76979871?h=0a1b2c3d4e')).toBe(unlisted)
  expect(srcOf('https://open.spotify.com/intl-de/track/4cOdK2wGLETKBW3PvgPWqT?si=1')).toBe(
    'https://open.spotify.com/embed/track/4cOdK2wGLETKBW3PvgPWqT',
  )
  expect(srcOf('https://soundcloud.com/a-b/c-d?utm=x')).toBe(
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa-b%2Fc-d',
  )
  expect(srcOf('https://www.openstreetmap.org/#map=2/0/0')).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=-90.00000%2C-36.00000%2C90.00000%2C36.00000',
  )
  expect(srcOf('https://www.google.com/maps/place/Oslo+S,+Norway/@59.9,10.7,17z')).toBe(
    'https://www.google.com/maps?q=Oslo%20S%2C%20Norway&output=embed',
  )
  for (const address of [
    '',
    'no address',
    'http://vimeo.com/1',
    'https://vimeo.com.evil.example/1',
    'https://evil.example/?https://vimeo.com/1',
    'https://www.google.com/maps',
    'https://www.google.com.evil.example/maps/place/x',
    'https://open.spotify.com/user/x',
    'javascript:alert(1)',
  ]) {
    expect(toEmbedded(address), address).toBeUndefined()
  }
  expect(toPostEmbed('https://blog.example/a?p=1#x')?.src).toBe('https://blog.example/a/embed/')
  for (const address of ['http://blog.example/a', 'https://u:p@blog.example/a', 'blog.example']) {
    expect(toPostEmbed(address), address).toBeUndefined()
  }
})

it('EM-1: nothing is loaded before a press, and the policy allows only that provider', async () => {
  const render = (props: object) =>
    renderNodes([{ type: 'embed', props: { id: 'map', ...props } }], { locale: 'de' })
  const { html, needs } = await render({ url: 'https://vimeo.com/76979871', name: 'Ein Film' })
  expect(html).not.toMatch(/<iframe|player\.vimeo/)
  expect(html).toContain('Von Vimeo laden')
  expect(html).toContain('href="https://vimeo.com/76979871"')
  expect(needs.sources).toEqual({ 'frame-src': ['https://player.vimeo.com'] })
  const unknown = await render({ url: 'https://evil.example/x' })
  expect(unknown.needs.sources).toEqual({})
  expect(unknown.html).not.toMatch(/<a |<button/)
})
