import { expect, it } from 'vitest'
import { DAY } from '#base'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases(
  'security.txt',
  openDatabase => {
    async function open() {
      const clock = createManualClock(Date.UTC(2026, 10, 29, 12))
      const environment = { PUBLIC_URL: 'https://shop.example' }
      const services = await openTestServices(openDatabase, environment, clock)
      const app = await buildTestApp(services)
      const read = () => app.inject({ url: '/.well-known/security.txt' })
      return { clock, services, app, read }
    }

    it('is not there without a contact, and has all fields with one', async () => {
      const { clock, services, read } = await open()
      expect((await read()).statusCode).toBe(404)
      const change = { securityContact: 'security@shop.example', locale: 'de-AT' }
      await services.pages.settings.set(change)
      const first = await read()
      expect(first.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(first.body).toBe(
        [
          'Contact: mailto:security@shop.example',
          'Expires: 2027-05-28T00:00:00.000Z',
          'Preferred-Languages: de, en',
          'Canonical: https://shop.example/.well-known/security.txt\n',
        ].join('\n'),
      )
      clock.advance(DAY)
      expect((await read()).body).toContain('Expires: 2027-05-29')
      const urls = {
        securityContact: 'https://shop.example/report',
        securityPolicy: 'https://shop.example/policy',
      }
      await services.pages.settings.set(urls)
      const { body } = await read()
      expect(body).toMatch(/^Contact: https:\/\/shop\.example\/report\n/)
      expect(body).toMatch(/^Policy: https:\/\/shop\.example\/policy\n$/m)
    })

    it('refuses contacts that would break the file', async () => {
      const { services, app } = await open()
      const owner = await signInAs({ services, app }, 'owner')
      const save = async (securityContact: string) =>
        (await owner.call('PATCH', '/settings/site', { securityContact })).status
      for (const wrong of ['me', 'a@b.example\nHiring: x', 'http://shop.example', 'javascript:x']) {
        expect(await save(wrong), wrong).toBe(422)
      }
      expect(await save('security@shop.example')).toBe(200)
    })
  },
  ANY_DATABASE,
)
