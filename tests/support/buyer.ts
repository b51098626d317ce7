/** A browser as far as the shop can tell: cookies and forms, answered as JSON. */
export class Buyer {
  readonly #url: () => string
  readonly #cookies = new Map<string, string>()

  /** `url` is asked for each request: the server may have moved to another port. */
  constructor(url: () => string) {
    this.#url = url
  }

  async post(path: string, body: Record<string, string>) {
    const response = await fetch(this.#url() + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: new URLSearchParams(body),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }

  add(variant: string, quantity = 1) {
    return this.post('/cart/add', { variant, quantity: String(quantity) })
  }

  checkout() {
    return this.post('/checkout', {
      billing_first_name: 'Aino',
      billing_last_name: 'Virtanen',
      billing_country: 'FI',
      billing_address_1: 'Rantakatu 1',
      billing_postcode: '20100',
      billing_city: 'Turku',
      billing_phone: '+358200000000',
      billing_email: 'aino@example.com',
      payment_method: 'cod',
      terms: '1',
    })
  }
}
