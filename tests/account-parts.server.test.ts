import { beforeAll, expect, it } from 'vitest'
import { pageDocument } from '#pages/schema'
import { actionIn } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { StaffBrowser } from './support/staff-browser.ts'

describeDatabases('parts of the account', openDatabase => {
  let desk: Awaited<ReturnType<typeof openShopDesk>>
  let customer: StaffBrowser

  beforeAll(async () => {
    desk = await openShopDesk(openDatabase)
    customer = await signUp()
  })

  async function signUp() {
    const browser = new StaffBrowser(desk.app)
    const page = await browser.get('/account?view=register')
    const fields = { email: 'ida@example.com', name: 'Ida Berg' }
    await browser.post('/account', { _action: actionIn(page.body, 'request-link'), ...fields })
    const mail = (await desk.mails()).findLast(one => one.template === 'customer')
    const { search, searchParams } = new URL(/http\S+token=\w+/.exec(mail?.text ?? '')?.[0] ?? '')
    const token = searchParams.get('token') ?? ''
    const opened = await browser.get(`/account${search}`)
    const action = actionIn(opened.body, 'open-link')
    await browser.post(`/account${search}`, { _action: action, token })
    return browser
  }

  async function putAccount(path: string, parts?: object[]) {
    const props = { id: 'account', ...(parts && { parts }) }
    const document = pageDocument({ title: 'Account' }, [{ type: 'account', props }])
    const saved = await desk.services.pages.save({ path, document, author: 't', publish: true })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
  }

  const read = async (path: string) => (await customer.get(path)).body

  /** Texts of the menu of the account. */
  function menuOf(html: string): string[] {
    const nav = /<nav class="account-nav".*?<\/nav>/s.exec(html)?.[0] ?? ''
    return [...nav.matchAll(/<a [^>]*>([^<]*)</g)].map(([, text = '']) => text)
  }

  it('SH-5: an account without a list has all parts in the standard order', async () => {
    await putAccount('/standard')
    expect(menuOf(await read('/standard'))).toEqual([
      ...['Overview', 'Orders', 'Downloads', 'Addresses', 'My reviews', 'Account details'],
      'Wishlist',
    ])
  })

  it('SH-5: owners arrange and name parts, and leave optional ones out', async () => {
    await putAccount('/arranged', [
      { kind: 'details', title: 'My data' },
      { kind: 'modules', content: [{ type: 'text', props: { id: 'a', body: '<p>Above.</p>' } }] },
      { kind: 'overview' },
      { kind: 'modules', content: [{ type: 'text', props: { id: 'b', body: '<p>Below.</p>' } }] },
      { kind: 'addresses', title: '' },
    ])
    const overview = await read('/arranged')
    // Orders are always needed.
    expect(menuOf(overview)).toEqual(['My data', 'Overview', 'Addresses', 'Orders'])
    const places = ['Above.', 'Hello, Ida Berg', 'Below.'].map(text => overview.indexOf(text))
    expect(places.every(place => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const details = await read('/arranged?view=details')
    expect(details).toContain('<h2>My data</h2>')
    expect(details).not.toContain('Above.')
  })

  it('SH-5: the URL of a part that was left out opens the overview', async () => {
    await putAccount('/few', [{ kind: 'overview' }])
    expect(await read('/few?view=addresses')).toContain('Hello, Ida Berg')
    expect(await read('/few?view=address')).toContain('Hello, Ida Berg')
    expect(await read('/few?view=details')).toContain('Delete account')
    expect(await read('/few?view=orders')).toContain('No orders yet.')
  })
})
