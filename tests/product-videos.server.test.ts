import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newProduct } from '#shop/schema'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { openShopDesk } from './support/shop-desk.ts'

const offer = { regularPrice: 5000 }

describeDatabases('videos of a product, as visitors get them', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const { manager, services } = desk
    await services.pages.save({
      path: '/product',
      kind: 'template',
      author: 'test',
      publish: true,
      document: documentOf([{ type: 'product', props: { id: 'one' } }]),
    })
    const add = async (name: string, videos: object[]) => {
      const { body } = await manager.call('POST', '/products', {
        ...{ name, status: 'published', offer: { ...newProduct.offer, ...offer }, videos },
      })
      return body as { id: string; slug: string }
    }
    const page = async (slug: string) => desk.app.inject(`/product/${slug}`)
    return { ...desk, services, add, page }
  }

  it('of a provider are a link and a local image until a press', async () => {
    const { add, page, services } = await open()
    const still = await sharp({
      create: { width: 640, height: 360, channels: 3, background: '#31566b' },
    })
      .png()
      .toBuffer()
    const image = await services.pages.media.add(still, 'still.png')
    if (!image.ok) throw new Error(image.reason)
    const { slug } = await add('Bowl', [
      { file: null, url: 'https://youtu.be/aqz-KE-bpKQ', poster: image.item.id },
    ])
    const { body, headers } = await page(slug)
    // Without script, it links to the provider and makes no request.
    expect(body).toMatch(/<a href="https:\/\/youtu\.be\/aqz-KE-bpKQ"[^>]*>Watch on YouTube/)
    expect(body).toContain('Playing loads the video from YouTube.')
    expect(body).not.toMatch(/<iframe|i\.ytimg\.com| src="https:/)
    expect(body).toContain(`/media/${image.item.id}/`)
    expect(headers['content-security-policy']).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com",
    )
    // Its upload date is unknown.
    expect(body).not.toContain('VideoObject')
  })

  it('are, of the library, played by the browser without script, and told to search engines', async () => {
    const { add, page, services } = await open()
    const film = readFileSync(new URL('./fixtures/media/film.mp4', import.meta.url))
    const file = await services.pages.media.add(film, 'turning.mp4')
    const still = await sharp({
      create: { width: 640, height: 360, channels: 3, background: '#8a9a8c' },
    })
      .png()
      .toBuffer()
    const image = await services.pages.media.add(still, 'still.png')
    if (!file.ok || !image.ok) throw new Error('refused')
    const { slug } = await add('Cup', [{ file: file.item.id, url: '', poster: image.item.id }])
    const { body } = await page(slug)
    expect(body).toMatch(/<video[^>]* controls/)
    expect(body).toContain(`/media/${file.item.id}/original`)
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const said = blocks.map(([, json = '']) => JSON.parse(json))
    expect(said.find(one => one['@type'] === 'VideoObject')).toMatchObject({
      name: 'Video 1 of Cup',
      thumbnailUrl: `http://127.0.0.1:3000/media/${image.item.id}/640.webp`,
      contentUrl: `http://127.0.0.1:3000/media/${file.item.id}/original`,
      uploadDate: new Date(file.item.createdAt).toISOString(),
    })
    // Videos without an image have no structured data.
    const bare = await add('Jug', [{ file: file.item.id, url: '', poster: null }])
    expect((await page(bare.slug)).body).not.toContain('VideoObject')
  })

  it('are in the consent inventory only if there are any', async () => {
    const { add, services } = await open()
    await add('Plate', [])
    const stored = async () => {
      await services.consent.refresh()
      return (await services.consent.inventory()).stored
    }
    expect(await stored()).not.toContain('vt-captions')
    const film = await add('Film', [
      { file: null, url: 'https://youtu.be/aqz-KE-bpKQ', poster: null },
    ])
    expect(await stored()).toContain('vt-captions')
    const { hosts, categories } = await services.consent.inventory()
    expect(hosts).toMatchObject([
      {
        host: 'www.youtube-nocookie.com',
        pages: [{ title: 'Film', path: `/product/${film.slug}` }],
      },
    ])
    expect(categories).toContain('marketing')
  })

  it('in descriptions are in the consent inventory once published', async () => {
    const { add, services, manager } = await open()
    const { id, slug } = await add('Vase', [])
    await services.consent.refresh()
    expect((await services.consent.inventory()).hosts).toEqual([])
    const film = '<video controls><source src="https://films.example/turning.mp4"></video>'
    const talk = '<audio controls src="https://talks.example/talk.mp3"></audio>'
    const saved = await manager.call('PATCH', `/products/${id}`, {
      shortHtml: `<p>Turned by hand.</p>${talk}`,
      descriptionHtml: `<p>See how it is made:</p>${film}`,
    })
    expect(saved.status).toBe(200)
    await services.consent.refresh()
    const { hosts, stored } = await services.consent.inventory()
    expect(stored).toContain('vt-captions')
    const pages = [{ title: 'Vase', path: `/product/${slug}` }]
    expect(hosts).toMatchObject([
      { host: 'films.example', pages },
      { host: 'talks.example', pages },
    ])
  })
})
