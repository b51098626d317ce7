import { expect, it } from 'vitest'
import { author, node, openCachedSites, WITHIN_MS, words } from './support/cached-sites.ts'
import { describeDatabases } from './support/databases.ts'
import { headline } from './support/split-tests.ts'

type Sites = Awaited<ReturnType<typeof openCachedSites>>

const wholeSite = { wholeSite: true }

/** One case for each kind of entity that is stored apart from pages and shown on them. */
const cases: Record<string, (sites: Sites) => Promise<void>> = {
  async 'consent settings'({ services, put, shows, hides }) {
    await put('/shows', [
      node('map', 'where', { basemap: 'style', styleUrl: 'https://tiles.example/style.json' }),
    ])
    const { settings } = services.pages
    const change = (changes: object) => async () =>
      settings.set({ consent: { ...(await settings.get()).consent, ...changes } })
    await shows('/shows', 'data-consent-act="accept"', change({ enabled: true }), wholeSite)
    await shows('/shows', 'May we?', change({ title: 'May we?' }), wholeSite)
    await shows('/shows', '/our-privacy', change({ privacyPage: '/our-privacy' }), wholeSite)
    await hides('/shows', 'May we?', change({ enabled: false }), wholeSite)
  },

  async redirects({ services, put, cache, get }) {
    const { redirects, editing } = services.pages
    const answers = async (path: string, expected: string, change: () => Promise<unknown>) => {
      const now = async () =>
        (await get(path)).map(
          ({ statusCode, headers }) => `${statusCode} ${headers.location ?? ''}`,
        )
      expect(await now(), `${path} before`).not.toEqual([expected, expected])
      expect(await change()).toMatchObject({ ok: true })
      await expect
        .poll(now, { timeout: WITHIN_MS, interval: 50, message: `${path}: ${expected}` })
        .toEqual([expected, expected])
    }
    const id = await put('/moves', [words('title', 'Moves')])
    await cache('/moves')
    await answers('/moves', '301 /moved', () => editing.change(id, { path: '/moved' }, author))
    await answers('/old', '301 /unrelated', () => redirects.set('/old', '/unrelated'))
    await answers('/old', '302 /moved', () =>
      redirects.change('/old', { to: '/moved', status: 302 }),
    )
    await answers('/old', '404 ', () => redirects.remove('/old'))
    // A page takes precedence over a redirect until it is unpublished.
    await redirects.set('/both', '/moved')
    const both = await put('/both', [words('title', 'Both')])
    await cache('/both')
    await answers('/both', '301 /moved', () => editing.unpublish(both))
    await answers('/both', '200 ', () => editing.publish(both, author))
    await answers('/both', '301 /moved', () => editing.trash(both))
  },

  async 'newsletter lists'({ services, put, shows, hides }) {
    const { lists, accounts } = services.newsletter
    const list = (name: string, more: object = {}) => ({
      name,
      description: '',
      isPublic: true,
      accountId: null,
      remoteId: '',
      templateId: '',
      ...more,
    })
    await put('/shows', [node('newsletter', 'sign-up')])
    let id = ''
    const field = (name: string, value: string) =>
      new RegExp(`name="${name}"[^>]*value="${value}"|value="${value}"[^>]*name="${name}"`)
    await hides('/shows', field('list_id', 'newsletter'), async () => {
      const made = await lists.save(list('Studio campaign'))
      if (made.ok) id = made.id
      return made
    })
    const account = await accounts.add({
      provider: 'webhook',
      name: 'Relay',
      url: 'https://relay.example/subscribe',
      secret: 'secret-of-the-relay',
    })
    if (!account.ok) throw new Error(account.reason)
    const away = list('Studio campaign', { accountId: account.id })
    await shows('/shows', field('provider', 'webhook'), () => lists.save(away, id))
    await shows('/shows', field('account', 'Other relay'), () =>
      accounts.change(account.id, { name: 'Other relay' }),
    )
    await shows('/shows', field('list_id', 'newsletter'), () => lists.delete(id))
  },

  async presets({ services, put, shows, hides }) {
    const { presets } = services.designLibrary
    const soft = { name: 'Soft', module: 'button', isDefault: true, design: { radius: '7px' } }
    const button = { label: 'Go', link: { url: '/x' } }
    await put('/shows', [node('button', 'call', button)])
    let id = ''
    const add = async () => {
      const added = await presets.add(soft as never)
      if (added.ok) id = added.id
      return added
    }
    await shows('/shows', '{border-radius:7px}', add, wholeSite)
    const rounder = () => presets.set({ ...soft, id, design: { radius: '9px' } } as never)
    await shows('/shows', '{border-radius:9px}', rounder, wholeSite)
    await hides('/shows', '{border-radius:9px}', () => presets.remove(id), wholeSite)
    const restore = () => presets.restore({ ...soft, id } as never)
    await shows('/shows', '{border-radius:7px}', restore, wholeSite)
  },

  async 'theme colors and fonts'({ services, put, shows }) {
    const { settings } = services.pages
    await put('/shows', [words('title', 'Shows')])
    const change = (changes: object) => async () => {
      const { theme } = await settings.get()
      return settings.set({ theme: { ...theme, ...changes } } as never)
    }
    const colours = { light: { accent: '#123456' }, dark: {} }
    await shows('/shows', '#123456', change({ colours }), wholeSite)
    const mono = /--font-display:\s*ui-monospace|--font-display:[^;]*monospace/
    await shows('/shows', mono, change({ displayFont: 'mono' }), wholeSite)
    const darkScheme = () => settings.set({ darkScheme: 'device' } as never)
    await shows('/shows', 'prefers-color-scheme:dark', darkScheme, wholeSite)
  },

  async 'shop settings'({ services, put, shows }) {
    const { shop, shopSettings } = services
    const plate = (regularPrice: number) => ({
      type: 'simple' as const,
      name: 'Plate',
      sku: 'plate',
      variant: { regularPrice },
    })
    // A change of the only product drops the whole site: it may open or close the shop.
    await shop.catalog.save([{ ...plate(500), name: 'Bowl', sku: 'bowl' }, plate(123_400)])
    await put('/shows', [node('product-grid', 'grid')])
    const currency = () => shopSettings.set({ currency: 'CHF' } as never)
    await shows('/shows', /CHF\s*1,234\.00/, currency, wholeSite)
    await shows(
      '/product/plate',
      /CHF\s*999/,
      async () => void (await shop.catalog.save([plate(99_900)])),
    )
  },

  async variables({ services, put, shows }) {
    const { variables } = services.designLibrary
    await put('/shows', [
      node('button', 'call', {
        label: 'var:phone',
        link: { url: 'var:target' },
        design: { background: { colour: 'var:brand' } },
      }),
    ])
    const variable = (name: string, value: object) =>
      ({ id: name.toLowerCase(), name, value }) as never
    const text = (value: string) => variable('Phone', { kind: 'text', text: value })
    const target = (url: string) => variable('Target', { kind: 'link', link: { url } })
    const brand = (light: string) => variable('Brand', { kind: 'colour', light })
    await shows('/shows', '+49 30 1', () => variables.add(text('+49 30 1')), wholeSite)
    await shows('/shows', '+49 30 2', () => variables.set(text('+49 30 2')), wholeSite)
    await shows('/shows', '/one-target', () => variables.add(target('/one-target')), wholeSite)
    await shows('/shows', '/two-target', () => variables.set(target('/two-target')), wholeSite)
    await shows('/shows', '--v-brand:#aa0000', () => variables.add(brand('#aa0000')), wholeSite)
    await shows('/shows', '--v-brand:#00aa00', () => variables.set(brand('#00aa00')), wholeSite)
  },

  async 'split tests'({ services, put, shows, hides }) {
    const subject = (key: string, text: string) => ({
      key,
      name: key.toUpperCase(),
      content: [words(`words-${key}`, text)],
    })
    const content = (first: string) => [
      node('split-test', 'test', {
        test: 'headline0001',
        subjects: [subject('a', first), subject('b', 'Second subject')],
      }),
    ]
    const id = await put('/test', content('First subject'))
    const { splitTests, pages } = services
    const running = 'vt-split-tests'
    await shows('/test', running, () => splitTests.start('headline0001', id, headline))
    await shows('/test', 'Reworded', () => put('/test', content('Reworded')))
    await hides('/test', running, () => splitTests.pause('headline0001', 'staff'))
    await shows('/test', running, () => splitTests.resume('headline0001'))
    await shows('/test', 'Second subject', async () => {
      const ended = await splitTests.end('headline0001', 'b')
      await put('/test', [subject('b', 'Second subject').content[0] as never])
      return ended
    })
    await hides('/test', 'Second subject', () => pages.editing.unpublish(id))
  },
}

describeDatabases('a change reaches cached pages', openDatabase => {
  it.each(Object.keys(cases))('of %s', async kind => {
    await cases[kind]?.(await openCachedSites(openDatabase))
  })
})
