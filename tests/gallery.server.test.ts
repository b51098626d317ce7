import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

describeDatabases('the gallery of modules', openDatabase => {
  it('shows each example under its own name, whatever line breaks it has', async () => {
    const site = await openSite(openDatabase)
    const { body } = await site.read('/dev/modules/code')
    const examples = body.split('<section class="gallery-example"').slice(1)
    expect(examples.length).toBeGreaterThan(1)
    for (const [index, html] of examples.entries()) {
      const [stage = ''] = html.split('<details class="wrap">')
      expect(stage).toContain(`id="code-${index + 1}"`)
    }
    expect(body.match(/id="code-\d+"/g)).toHaveLength(examples.length)
  })
})
