import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Database } from '#db'
import type { MailTheme } from '#mail'
import type { Shop } from '#shop'

interface Bench {
  db: Database
  shop: Shop
}

/** Customers of a shop: links from mails, and sessions. */
export function prepareCustomers(bench: Bench) {
  async function lastPayload(): Promise<Record<string, unknown>> {
    const { payload } = await bench.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', '%"template":"customer"%')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return JSON.parse(payload) as Record<string, unknown>
  }

  /** Token of the link in the latest mail. The fake seal of tests is base64url. */
  async function lastToken(): Promise<string> {
    const { link } = await lastPayload()
    const url = new URL(Buffer.from(String(link), 'base64url').toString())
    return url.searchParams.get('token') ?? ''
  }

  async function mailedToken(email: string, name = ''): Promise<string> {
    const asked = await bench.shop.customers.requestLink({ email, name })
    if (!asked.ok) throw new Error(asked.reason)
    return lastToken()
  }

  return {
    lastToken,
    mailedToken,
    lastMail: async (look: MailTheme) => bench.shop.customers.mail(await lastPayload(), look),
    /** Signs in by a link, which creates the account the first time. */
    async signUp(email: string, password = '', name = '') {
      const token = await mailedToken(email, name)
      const request = { token, name, password, userAgent: 'Test browser' }
      const signedIn = await bench.shop.customers.signInByLink(request)
      if (!signedIn.ok) throw new Error(signedIn.reason)
      const customer = await bench.shop.customers.session(signedIn.token)
      if (!customer) throw new Error('no session')
      return { token: signedIn.token, customer: { ...customer, token: signedIn.token } }
    },
    /** Answer of a call, and how many password hashes it computed. */
    async observe(call: () => Promise<unknown>) {
      const { scrypt } = crypto
      let hashes = 0
      crypto.scrypt = ((...parts: Parameters<typeof scrypt>) => {
        hashes++
        return scrypt(...parts)
      }) as typeof scrypt
      syncBuiltinESMExports()
      try {
        return { answer: await call(), hashes }
      } finally {
        crypto.scrypt = scrypt
        syncBuiltinESMExports()
      }
    },
    address: {
      first_name: 'Ida',
      last_name: 'Berg',
      company: '',
      country: 'DE',
      address_1: 'Tonweg 3',
      address_2: '',
      postcode: '10115',
      city: 'Berlin',
      state: '',
      phone: '+49 30 123456',
    },
  }
}
