import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const session = '11111111-2222-4333-8444-555555555555'

describeDatabases('FM-10: address suggestions of a site', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const services = await openTestServices(openDatabase, environment)
    const site = { services, app: await buildTestApp(services) }
    const ask = async (body: object, headers: Record<string, string> = {}) => {
      const url = '/address-suggestions'
      const answer = await site.app.inject({ method: 'POST', url, headers, payload: body })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    }
    const typed = { text: 'ber', part: 'city', country: 'DE', session }
    return { ...site, ask, typed, owner: await signInAs(site, 'owner') }
  }

  it('use the language of the site, are not cached and refuse invalid queries', async () => {
    const { ask, typed, owner } = await open()
    const english = await ask(typed)
    expect(english.status).toBe(200)
    expect(english.headers['cache-control']).toBe('private, no-store')
    expect(english.body.places[0]).toMatchObject({ label: 'Berlin', detail: 'Germany' })
    expect(english.body.places).toHaveLength(5)
    expect(english.body.status).toBe('5 suggestions, arrow keys to choose')
    await owner.call('PATCH', '/settings/site', { locale: 'de' })
    const german = await ask(typed)
    expect(german.body.places[0].detail).toBe('Deutschland')
    expect(german.body.label).toBe('Adressvorschläge')
    for (const wrong of [{ part: 'first_name' }, { country: 'Germany' }, { session: 'x' }]) {
      expect((await ask({ ...typed, ...wrong })).status).toBe(400)
    }
    expect((await ask({ ...typed, text: 'b'.repeat(201) })).status).toBe(400)
    expect((await ask(typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('are rate-limited to protect the paid quota', async () => {
    const { ask, typed } = await open({ RATE_LIMIT: '1000' })
    const all = []
    for (let at = 0; at < 245; at++) all.push((await ask(typed)).status)
    expect(all.filter(status => status === 429)).toHaveLength(5)
  })

  it('are configured by the owner; answers never contain the key', async () => {
    const { ask, typed, owner } = await open()
    const change = (provider: string, more: object = {}) =>
      owner.call('PATCH', '/settings/site', {
        shop: { addressSuggestions: { provider, server: '' } },
        ...more,
      })
    const pathsOf = (refused: Awaited<ReturnType<typeof change>>) =>
      refused.body.problems.map((one: { path: string }) => one.path)
    expect(pathsOf(await change('photon'))).toEqual(['/shop/addressSuggestions/server'])
    expect(pathsOf(await change('google'))).toEqual(['/googlePlacesKey'])
    expect((await change('carrier-pigeon')).status).toBe(422)
    const saved = await change('google', { googlePlacesKey: 'AIza-secret_1' })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      hasGooglePlacesKey: true,
      shop: { addressSuggestions: { provider: 'google' } },
    })
    const read = await owner.call('GET', '/settings/site')
    const audit = await owner.call('GET', '/audit')
    expect(JSON.stringify([saved.body, read.body, audit.body])).not.toContain('AIza-secret_1')
    // The saved key is kept if none is sent.
    expect((await change('google')).status).toBe(200)
    await change('off')
    expect((await ask(typed)).status).toBe(404)
  })
})
