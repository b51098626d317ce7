import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openFormSite } from './support/form-site.ts'
import { signInAs } from './support/staff-browser.ts'

/** Documented responses of the verification endpoints. */
const ANSWERS = {
  human: { success: true, hostname: 'example.com', action: 'form', score: 0.9 },
  'low score': { success: true, hostname: 'example.com', action: 'form', score: 0.1 },
  'other action': { success: true, action: 'login', score: 0.9 },
  bot: { success: false, 'error-codes': ['invalid-input-response'] },
  reused: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  'wrong secret': { success: false, 'error-codes': ['invalid-input-secret'] },
  'internal error': { success: false, 'error-codes': ['internal-error'] },
  nonsense: 'It works!',
} as const

let says: keyof typeof ANSWERS | 'broken' = 'human'
const asked: string[] = []
const provider = createServer(async (request, response) => {
  asked.push(await text(request))
  if (says === 'broken') return response.writeHead(503).end()
  response.setHeader('content-type', 'application/json').end(JSON.stringify(ANSWERS[says]))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`
})
afterAll(() => {
  provider.close()
})
beforeEach(() => {
  says = 'human'
  asked.length = 0
})

describeDatabases('third-party bot check of forms', openDatabase => {
  async function open(name: 'none' | 'turnstile' | 'recaptcha') {
    const site = await openFormSite(
      openDatabase,
      { fields: [{ id: 'name' }], captcha: false, botCheck: true },
      { ALLOW_PRIVATE_ADDRESSES: '1', BOT_VERIFY_URL: url },
    )
    const owner = await signInAs(site, 'owner')
    if (name !== 'none') {
      const saved = await owner.call('PATCH', '/settings/site', {
        botProvider: { name, siteKey: 'site-key' },
        botProviderSecret: 'top-secret',
      })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      expect(JSON.stringify(saved.body)).not.toContain('top-secret')
      expect(saved.body.hasBotProviderSecret).toBe(true)
    }
    const issue = async (given = '') => {
      const { answer } = await site.call('token', given ? { token: given } : {})
      site.clock.advance(1000)
      const { challenge, token } = answer
      const solution = await solveChallenge({ challenge, deriveKey })
      return { answer, fields: { token, proof: JSON.stringify({ challenge, solution }) } }
    }
    const send = async (more: object = {}) =>
      site.call('send', { field_name: 'Aino', ...(await issue()).fields, ...more })
    const page = () => site.app.inject({ url: '/contact', headers: { accept: 'text/html' } })
    return { ...site, owner, issue, send, page }
  }

  it('nothing is asked or allowed before the owner configures one completely', async () => {
    const site = await open('none')
    const incomplete = await site.owner.call('PATCH', '/settings/site', {
      botProvider: { name: 'turnstile', siteKey: '' },
    })
    expect(incomplete.body.problems.map((one: { path: string }) => one.path)).toEqual([
      '/botProvider/siteKey',
      '/botProviderSecret',
    ])
    expect((await site.issue()).answer.provider).toBeUndefined()
    const { headers } = await site.page()
    expect(headers['content-security-policy']).not.toMatch(/cloudflare|google/)
    expect(await site.send({ bot_token: 'given' })).toMatchObject({ ok: true })
    expect(asked).toEqual([])
  })

  it.each([
    ['turnstile', 'https://challenges.cloudflare.com'],
    ['recaptcha', 'https://www.google.com'],
  ] as const)('%s is verified by the server, besides the proof of work', async (name, host) => {
    const site = await open(name)
    expect((await site.issue()).answer.provider).toEqual({ name, siteKey: 'site-key' })
    expect((await site.page()).headers['content-security-policy']).toContain(host)
    const other = await site.app.inject({ url: '/search', headers: { accept: 'text/html' } })
    expect(other.headers['content-security-policy']).not.toContain(host)

    expect(await site.send({ bot_token: 'response' })).toMatchObject({ ok: true })
    expect(asked).toEqual(['secret=top-secret&response=response'])
    expect(await site.send({ bot_token: 'response', proof: '' })).toMatchObject({
      reason: 'not-human',
    })
    const refused = name === 'recaptcha' ? (['low score'] as const) : []
    for (const answer of ['bot', 'reused', 'other action', ...refused] as const) {
      says = answer
      expect(await site.send({ bot_token: 'x' }), answer).toMatchObject({ reason: 'not-human' })
    }
    // Without a usable response, proof of work suffices.
    for (const answer of ['wrong secret', 'internal error', 'nonsense', 'broken'] as const) {
      says = answer
      expect(await site.send({ bot_token: 'x' }), answer).toMatchObject({ ok: true })
    }
  })

  it('without consent a sum is asked besides the proof of work', async () => {
    const site = await open('turnstile')
    const asksSum = await site.send()
    expect(asksSum).toMatchObject({ ok: false, reason: 'confirm' })
    const { token, captcha } = asksSum.refusal
    const { fields } = await site.issue(token)
    const solved = { field_name: 'Aino', ...fields, captcha: String(captcha[0] + captcha[1]) }
    expect(await site.call('send', { ...solved, proof: '' })).toMatchObject({ reason: 'not-human' })
    expect(await site.call('send', solved)).toMatchObject({ ok: true })
    expect(asked).toEqual([])
    const { hosts } = await site.services.consent
      .refresh()
      .then(() => site.services.consent.inventory())
    expect(hosts.map(({ host, category }) => [host, category])).toEqual([
      ['challenges.cloudflare.com', 'preferences'],
    ])
  })
})
