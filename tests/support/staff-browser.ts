import type { FastifyInstance } from 'fastify'
import type { StaffMember } from '#auth/schema'

/** Somebody at the admin's plain forms: keeps cookies, sends forms. */
export class StaffBrowser {
  readonly #app: Pick<FastifyInstance, 'inject'>
  readonly #cookies = new Map<string, string>()

  constructor(app: Pick<FastifyInstance, 'inject'>) {
    this.#app = app
  }

  get(url: string) {
    return this.#send({ method: 'GET', url })
  }

  post(url: string, form: Record<string, string>) {
    return this.#send({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }

  /** Who the server says is signed in here. */
  async me(): Promise<StaffMember | undefined> {
    const answer = await this.get('/api/admin/me')
    return answer.statusCode === 200 ? answer.json() : undefined
  }

  async #send(options: {
    method: 'GET' | 'POST'
    url: string
    payload?: string
    headers?: Record<string, string>
  }) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#app.inject({
      ...options,
      headers: { accept: 'text/html', cookie, ...options.headers },
    })
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value)
    return answer
  }
}
