import sharp from 'sharp'
import { expect, it } from 'vitest'
import { node, pageDocument } from '#pages/schema'
import { createBackground } from '../src/server/background.ts'
import { staffMessages } from '../src/staff/messages.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('settings in the admin', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const services = await openTestServices(openDatabase, environment)
    const site = { services, app: await buildTestApp(services) }
    const owner = await signInAs(site, 'owner')
    const publish = (path: string, title: string) =>
      services.pages.save({
        path,
        author: 'test',
        publish: true,
        document: {
          ...documentOf([{ type: 'heading', props: { id: 'h', text: title, level: 'h1' } }]),
          root: { props: { title } },
        },
      })
    const page = async (url = '/') =>
      (await site.app.inject({ url, headers: { accept: 'text/html' } })).body
    const change = (body: object) => owner.call('PATCH', '/settings/site', body)
    return { ...site, owner, publish, page, change }
  }

  it('SH-4: refuses currencies with a wrong code, rate or day, each with its reason', async () => {
    const { change } = await open()
    const usd = { code: 'USD', rate: '1.0842', rateDate: '2020-01-02', rounding: 'none' }
    const save = (currencies: object[], currency?: string) =>
      change({ shop: { currencies, ...(currency && { currency }) } })
    expect((await save([usd])).status).toBe(200)
    for (const wrong of [
      { rate: '-1' },
      { rate: '1e5' },
      { rate: '1,08' },
      { rate: '0' },
      { rate: 1.08 },
      { rateDate: '2.1.2020' },
      { rateDate: '2999-01-01' },
      { rounding: '0.07' },
      { code: 'usd' },
      { code: 'EUR' },
      { more: 1 },
    ]) {
      const refused = await save([{ ...usd, ...wrong }])
      expect(refused, JSON.stringify(wrong)).toMatchObject({ status: 422 })
      const paths = refused.body.problems.map((one: { path: string }) => one.path)
      expect(paths.join(), JSON.stringify(wrong)).toMatch(/^\/shop\/currencies\/0/)
    }
    expect((await save(Array(21).fill(usd))).status).toBe(422)
    // A new base currency must not be among the others that are stored.
    expect((await change({ shop: { currency: 'USD' } })).body.problems).toMatchObject([
      { path: '/shop/currencies/0/code' },
    ])
  })

  it('changes the sent fields and reports errors per field', async () => {
    const { owner, change } = await open()
    const changed = await change({ siteName: 'Atelier', shop: { currency: 'CHF' } })
    expect(changed.body).toMatchObject({ siteName: 'Atelier', shop: { currency: 'CHF' } })
    const { body } = await owner.call('GET', '/settings/site')
    expect(body).toMatchObject({ siteName: 'Atelier', tagline: '', shop: { currency: 'CHF' } })
    await change({ tagline: 'Pots' })
    await change({ footerText: 'By the river' })
    expect((await owner.call('GET', '/settings/site')).body).toMatchObject({
      siteName: 'Atelier',
      tagline: 'Pots',
      footerText: 'By the river',
      shop: { currency: 'CHF' },
    })
    const wrong = {
      timeZone: 'Mars/Base',
      logo: 'none',
      homePage: 'none',
      shop: { currency: 'XQQ' },
    }
    const refused = await change(wrong)
    expect(refused.status).toBe(422)
    expect(refused.body.problems.map((one: { path: string }) => one.path)).toEqual([
      ...['/timeZone', '/logo', '/homePage', '/shop/currency'],
    ])
    expect(
      (await change({ email: 'not one', theme: { colours: { light: { accent: 'red' } } } })).body
        .problems.length,
    ).toBeGreaterThan(1)
    expect((await change({ unknown: 1 })).status).toBe(422)
    expect((await owner.call('GET', '/settings/other')).status).toBe(422)
  })

  it('reports errors as reasons that are translated for staff', async () => {
    const { services, publish, change } = await open()
    await publish('/wares/old', 'In the way')
    const { paths: before } = await services.shopSettings.get()
    const paths = (product: string) => ({ ...before, product, cart: '/nowhere' })
    const refused = [
      await change({ timeZone: 'Mars/Base', locale: 'xx', logo: 'none', homePage: 'none' }),
      await change({ shop: { currency: 'XQQ', email: 'a@b@c', paths: paths('/wares/') } }),
      await change({ shop: { paths: paths('no-slash') } }),
    ]
    const reasons = refused.flatMap(({ body }) =>
      (body.problems as { message: string }[]).map(({ message }) => message),
    )
    expect([...new Set(reasons)].sort()).toEqual([
      ...['no-currency', 'no-email-address', 'no-language', 'no-page-there', 'no-such-image'],
      ...['no-time-zone', 'page-not-published', 'pages-below', 'slashes-missing'],
    ])
    for (const locale of ['en', 'de'] as const) {
      expect(Object.keys(staffMessages[locale])).toEqual(expect.arrayContaining(reasons))
    }
  })

  it('shows the chosen page at / and the chosen logo in its header', async () => {
    const { services, publish, page, change } = await open()
    await publish('/', 'First home')
    const other = await publish('/landing', 'Another home')
    if (!other.ok) throw new Error(other.reason)
    expect(await page()).toContain('First home')
    const bytes = await sharp({
      create: { width: 600, height: 200, channels: 3, background: '#123' },
    })
      .png()
      .toBuffer()
    const logo = await services.pages.media.add(bytes, 'logo.png')
    if (!logo.ok) throw new Error(logo.reason)
    await change({ homePage: other.id, logo: logo.item.id })
    await expect.poll(() => page()).toContain('Another home')
    const html = await page()
    expect(html).toMatch(
      new RegExp(`<header[^]*<img src="/media/${logo.item.id}/600.webp"[^>]* width="600"`),
    )
    expect(html).toMatch(/rel="canonical" href="[^"]+\/"/)
    await change({ homePage: null, logo: null })
    await expect.poll(() => page()).toContain('First home')
    expect(await page()).not.toContain(logo.item.id)
  })

  it('writes chosen colours and fonts into every page', async () => {
    const { publish, page, change } = await open()
    await publish('/', 'Home')
    expect(await page()).not.toContain('#123456')
    await change({
      darkScheme: 'device',
      theme: {
        colours: { light: { accent: '#123456' }, dark: { background: '#000000' } },
        displayFont: 'sans',
      },
    })
    await expect.poll(() => page()).toContain('@media screen{:root{--accent:#123456;}}')
    const html = await page()
    expect(html).toMatch(/:root:not\(\[data-scheme='light'\]\)\{--background:#000000;/)
    expect(html).toContain(':root{--font-display:system-ui')
  })

  it('has a dark scheme when the owner switches it on, by device or by a switch', async () => {
    const { services, publish, page, change } = await open()
    const create = { width: 600, height: 200, channels: 3, background: 'white' } as const
    const file = await sharp({ create }).png().toBuffer()
    const logo = await services.pages.media.add(file, 'logo.png')
    const night = await services.pages.media.add(
      await sharp({ create: { ...create, background: 'black' } })
        .png()
        .toBuffer(),
      'night.png',
    )
    if (!logo.ok || !night.ok) throw new Error('not added')
    await services.pages.save({
      path: '/',
      document: pageDocument({ title: 'Home' }, [node('scheme-switch', 'switch')]),
      author: 'test',
      publish: true,
    })
    await publish('/other', 'Other')
    await change({ logo: logo.item.id, logoDark: night.item.id })
    await expect.poll(() => page()).toContain(logo.item.id)
    const off = await page()
    expect(off).toMatch(/<html[^>]* data-scheme="light"(?! data-scheme-default)/)
    expect(off).not.toContain(night.item.id)
    expect(off).not.toContain('data-scheme-switch')
    await change({ darkScheme: 'device' })
    await expect.poll(() => page()).not.toMatch(/<html[^>]* data-scheme/)
    const device = await page()
    expect(device).toContain(night.item.id)
    expect(device).toMatch(/value="device" checked|checked="" value="device"/)
    await change({ darkScheme: 'switch' })
    await expect
      .poll(() => page())
      .toMatch(/<html[^>]* data-scheme="light" data-scheme-default="light"/)
    expect(await page()).toMatch(/data-scheme-switch/)
  })

  it('reports that mail is saved to the folder without a mail server', async () => {
    const { services, owner } = await open()
    const { body } = await owner.call('POST', '/settings/test-mail', { to: 'me@example.com' })
    await createBackground(services, () => {}).drain()
    const outcome = await owner.call('GET', `/settings/test-mail/${body.id}`)
    expect(outcome.body).toEqual({ state: 'saved', error: null })
    const { items } = (await owner.call('GET', '/outbox')).body
    expect(items).toMatchObject([{ state: 'done', isSaved: true }])
  })

  it('sends a test mail from the chosen sender and reports the result', async () => {
    const { services, owner, change } = await open()
    await change({ mailFrom: 'Atelier Nord <studio@atelier.example>', mailReplyTo: 'a@b.example' })
    const { body } = await owner.call('POST', '/settings/test-mail', { to: 'me@example.com' })
    const path = `/settings/test-mail/${body.id}`
    expect((await owner.call('GET', path)).body.state).toBe('waiting')
    const sent: { from?: string | undefined; replyTo?: string | undefined; to: string }[] = []
    const sendMail = async (mail: (typeof sent)[number]) => {
      sent.push(mail)
    }
    await createBackground({ ...services, sendMail, canMail: true }, () => {}).drain()
    expect((await owner.call('GET', path)).body).toEqual({ state: 'sent', error: null })
    expect(sent).toMatchObject([
      {
        to: 'me@example.com',
        from: 'Atelier Nord <studio@atelier.example>',
        replyTo: 'a@b.example',
      },
    ])
    const second = await owner.call('POST', '/settings/test-mail', { to: 'me@example.com' })
    const broken = async () => {
      throw new Error('no route to the mail server')
    }
    await createBackground({ ...services, sendMail: broken }, () => {}).drain()
    const outcome = await owner.call('GET', `/settings/test-mail/${second.body.id}`)
    expect(outcome.body).toMatchObject({ state: 'failed' })
    expect(outcome.body.error).toContain('no route')
    expect((await owner.call('POST', '/settings/test-mail', { to: 'x' })).status).toBe(422)
  })
})
