import type { PageDocument } from '#module-contract'

/** Path of a page for a whole purchase, for sites without the demo. */
export const BUY_PATH = '/buy'

/** That page: products, cart and checkout with the ids used by `Buyer`. */
export const buyPage: PageDocument = {
  schema: 1,
  upgrades: {},
  root: { props: { title: 'Buy' } },
  content: [
    { type: 'product-grid', props: { id: 'grid', quickAdd: true } },
    { type: 'cart', props: { id: 'cart' } },
    { type: 'checkout', props: { id: 'checkout' } },
  ],
}

/** `<module id>/<action>` of the first form with this action, as in the HTML. */
export function actionIn(html: string, name: string): string {
  const controls = html.match(/<[^>]* name="_action"[^>]*>/g) ?? []
  const values = controls.map(control => / value="([^"]+)"/.exec(control)?.[1] ?? '')
  const found = values.find(value => value.endsWith(`/${name}`))
  if (!found) throw new Error(`no form calls "${name}"`)
  return found
}

export const buyerAddress = {
  billing_first_name: 'Aino',
  billing_last_name: 'Virtanen',
  billing_country: 'FI',
  billing_address_1: 'Rantakatu 1',
  billing_postcode: '20100',
  billing_city: 'Turku',
  billing_phone: '+358200000000',
  billing_email: 'aino@example.com',
  order_comments: '',
  payment_method: 'cod',
  terms: '1',
}

/** A minimal browser for the shop: cookies and forms with JSON responses. */
export class Buyer {
  readonly #url: () => string
  readonly #cookies = new Map<string, string>()

  /** `url` is called per request, because the server's port may change. */
  constructor(url: () => string) {
    this.#url = url
  }

  /** Calls an action `<module id>/<name>` on a page. */
  async call(path: string, action: string, fields: Record<string, string>) {
    const response = await fetch(this.#url() + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        cookie: this.#cookieHeader(),
      },
      body: new URLSearchParams({ ...fields, _action: action }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }

  async get(path: string): Promise<string> {
    const response = await fetch(this.#url() + path, { headers: { cookie: this.#cookieHeader() } })
    return response.text()
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** On the page `buyPage`. */
  add(variant: string, quantity = 1) {
    return this.call(BUY_PATH, 'grid/add', { variant, quantity: String(quantity) })
  }

  /** On the page `buyPage`. */
  checkout(fields: Record<string, string> = {}) {
    return this.call(BUY_PATH, 'checkout/place', { ...buyerAddress, ...fields })
  }
}
