import type { FastifyInstance } from 'fastify'
import { type Access, commandActor } from '#auth'
import type { Role, StaffMember } from '#auth/schema'

export const PASSWORD = 'ten pots in the kiln'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A browser signed in as a new staff member with this role. */
export async function signInAs(
  site: { services: { access: Access }; app: Pick<FastifyInstance, 'inject'> },
  role: Role,
): Promise<StaffBrowser> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const wanted = { email, name: `The ${role}`, role, password: PASSWORD }
  const added = await site.services.access.create(wanted, commandActor)
  if (!added.ok) throw new Error(added.reason)
  const browser = new StaffBrowser(site.app)
  await browser.post('/admin/sign-in', { email, password: PASSWORD })
  return browser
}

/** A minimal browser for the admin: cookies and forms. */
export class StaffBrowser {
  readonly #app: Pick<FastifyInstance, 'inject'>
  readonly #cookies = new Map<string, string>()

  constructor(app: Pick<FastifyInstance, 'inject'>) {
    this.#app = app
  }

  get(url: string) {
    return this.#send({ method: 'GET', url })
  }

  post(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    return this.#send({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }

  /** The signed-in user by the server. */
  async me(): Promise<StaffMember | undefined> {
    const answer = await this.get('/api/admin/me')
    return answer.statusCode === 200 ? answer.json() : undefined
  }

  /** Calls the admin API; returns status and JSON. */
  async call(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await this.#send({
      method,
      url: `/api/admin${path}`,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined, answer }
  }

  /** Uploads a file. */
  async upload(method: 'POST' | 'PUT', path: string, bytes: Uint8Array) {
    const answer = await this.#send({
      method,
      url: `/api/admin${path}`,
      payload: Buffer.from(bytes),
      headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  /** Calls the API with a body other than JSON. */
  async send(method: Method, path: string, payload: string | Buffer, type: string) {
    const url = `/api/admin${path}`
    const answer = await this.#send({ method, url, payload, headers: { 'content-type': type } })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined }
  }

  /** Cookie header of its requests. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async #send(options: {
    method: Method
    url: string
    payload?: string | Buffer
    headers?: Record<string, string>
  }) {
    const { cookie } = this
    const answer = await this.#app.inject({
      ...options,
      headers: { accept: 'text/html', cookie, ...options.headers },
    })
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value)
    return answer
  }
}
