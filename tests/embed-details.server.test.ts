import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { type ProviderBehaviour, startOembedProvider } from './doubles/oembed-provider.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const VIDEO = 'https://youtu.be/aqz-KE-bpKQ'

describeDatabases('title and image of what is embedded', openDatabase => {
  async function open({ mayCallOwn = true } = {}) {
    const image = await sharp({
      create: { width: 1280, height: 720, channels: 3, background: '#31566b' },
    })
      .webp()
      .toBuffer()
    const provider = await startOembedProvider(image)
    onTestFinished(() => provider.stop())
    const services = await openTestServices(openDatabase, {
      OEMBED_URL: provider.url,
      ...(mayCallOwn ? { ALLOW_PRIVATE_ADDRESSES: '1' } : {}),
    })
    const app = await buildTestApp(services)
    const author = await signInAs({ services, app }, 'author')
    const describe = (url: string, more: object = {}) =>
      author.call('POST', '/media/describe-address', { url, ...more })
    return { provider, services, app, describe }
  }

  it('EM-1: are asked of the provider by oEmbed, and the image is stored in the library, once', async () => {
    const { provider, services, app, describe } = await open()
    const { status, body } = await describe(VIDEO)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      provider: 'YouTube',
      title: 'A walk by the river',
      poster: { kind: 'image', width: 1280, height: 720, folder: 'Embeds', alt: '' },
      isPosterMissing: false,
    })
    // None of its HTML is used.
    expect(JSON.stringify(body)).not.toMatch(/iframe|script/)
    const [question, large] = provider.asked
    expect(Object.fromEntries(question?.searchParams ?? [])).toEqual({
      url: VIDEO,
      format: 'json',
      maxwidth: '1280',
    })
    // The large image, which oEmbed does not name; the one with bars is not requested.
    expect(large?.pathname).toBe('/vi/aqz-KE-bpKQ/maxresdefault.jpg')
    expect(provider.asked).toHaveLength(2)
    const { poster } = body as { poster: { id: string } }
    expect((await app.inject(`/media/${poster.id}/640.webp`)).statusCode).toBe(200)

    provider.says.hasLargeImage = false
    const again = await describe(VIDEO)
    expect(again.body).toMatchObject({ poster: { id: poster.id } })
    expect(provider.asked.at(-1)?.pathname).toBe('/vi/aqz-KE-bpKQ/hqdefault.jpg')
    expect(await services.pages.media.folders()).toEqual([{ path: 'Embeds', files: 1 }])
  })

  it('EM-1: a title is text, and no longer than one', async () => {
    const { provider, describe } = await open()
    const titleOf = async (title: string, url = VIDEO, more: object = {}) => {
      provider.says.title = title
      return ((await describe(url, more)).body as { title: string }).title
    }
    expect(await titleOf(' I <3\n you &amp; me ')).toBe('I <3 you &amp; me')
    expect(await titleOf('🎈'.repeat(300))).toBe('🎈'.repeat(200))
    // WordPress titles contain HTML.
    const post = 'https://blog.example/2026/a-visit'
    expect(await titleOf('It&#8217;s <b>here</b>', post, { isPost: true })).toBe('It’s here')
  })

  it('EM-1: a provider that fails is told by its reason, and nothing is stored', async () => {
    const { provider, services, describe } = await open()
    const expected: Record<Exclude<ProviderBehaviour, 'works'>, string> = {
      private: 'embed-not-found',
      'too-many': 'embed-busy',
      broken: 'embed-no-answer',
      nonsense: 'embed-no-answer',
      nothing: 'embed-no-answer',
    }
    for (const [behaviour, reason] of Object.entries(expected)) {
      provider.says.behaviour = behaviour as ProviderBehaviour
      expect((await describe(VIDEO)).body.error, behaviour).toBe(reason)
    }
    provider.says.behaviour = 'works'
    provider.says.hasImage = false
    expect((await describe(VIDEO)).body).toMatchObject({
      title: 'A walk by the river',
      poster: null,
      isPosterMissing: true,
    })
    expect(await services.pages.media.folders()).toEqual([])
  })

  it('EM-1: contacts neither unlisted nor private addresses', async () => {
    const { provider, describe } = await open()
    for (const url of [
      'https://evil.example/',
      'http://youtu.be/aqz-KE-bpKQ',
      'https://youtu.be.evil.example/aqz-KE-bpKQ',
      'https://user@youtu.be/aqz-KE-bpKQ',
      'https://www.google.com/maps/place/Oslo',
      'no address',
    ]) {
      expect((await describe(url)).body.error, url).toBe('embed-unknown')
    }
    expect(provider.asked).toEqual([])
    const strict = await open({ mayCallOwn: false })
    expect((await strict.describe(VIDEO)).body.error).toBe('embed-no-answer')
    expect(strict.provider.asked).toEqual([])
  })
})
