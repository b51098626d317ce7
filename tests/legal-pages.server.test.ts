import { expect, it } from 'vitest'
import { LEGAL_PAGES } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('legal pages', openDatabase => {
  it.each([
    ['en', '[email address]', 'Privacy policy'],
    ['de', '[E-Mail-Adresse]', 'Datenschutzerklärung'],
    ['fr-CH', '[adresse électronique]', 'Politique de confidentialité'],
    ['ar', '[عنوان البريد الإلكتروني]', 'سياسة الخصوصية'],
    ['sv', '[email address]', 'Privacy policy'],
  ])('are drafts with blanks, in %s', async (locale, blank, heading) => {
    const site = await openSite(openDatabase)
    const owner = await signInAs(site, 'owner')
    await owner.call('PATCH', '/settings/site', { locale })
    const { items } = (await owner.call('GET', '/pages/legal')).body
    expect(items.map((one: { id: string }) => one.id)).toEqual(LEGAL_PAGES)
    expect(items[0].title).toBe(heading)
    for (const legal of LEGAL_PAGES) {
      const title = legal === 'privacy' ? heading : `Title of ${legal}`
      const made = await owner.call('POST', '/pages', { path: `/${legal}`, title, legal })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      expect(made.body.status).toBe('draft')
      const document = JSON.stringify(made.body.document)
      expect(document).toContain(`"text":"${title}"`)
      expect(document).toContain(blank)
      expect(document).toMatch(/<h2>/)
    }
    const wrong = { path: '/x', title: 'x', legal: 'cookies' }
    expect((await owner.call('POST', '/pages', wrong)).status).toBe(422)
  })
})
