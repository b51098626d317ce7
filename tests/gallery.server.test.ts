import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { modules } from './support/modules.ts'
import { openSite } from './support/pages.ts'

describeDatabases('the gallery of modules', openDatabase => {
  it('shows each example under its name, regardless of line breaks', async () => {
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

  it('shows every module with bad input, without a complaint', async () => {
    const site = await openSite(openDatabase)
    const complaints: string[] = []
    for (const type of modules.keys()) {
      const { statusCode, body } = await site.read(`/dev/modules/${type}/odd`)
      const names = [...body.matchAll(/<h2>[^<]*: ([^<]*)<\/h2>/g)].map(([, name]) => name)
      if (statusCode !== 200 || names.length < 2) complaints.push(`${type}: ${statusCode}`)
      if (body.includes('data-unknown-module')) complaints.push(`${type}: cannot be shown`)
      // User text cannot end rules or load resources.
      const styles = body.slice(body.indexOf('<style>'), body.indexOf('</style>'))
      for (const leak of ['display: none }', '@import', 'javascript:']) {
        expect(styles, type).not.toContain(leak)
      }
    }
    expect(complaints).toEqual([])
  })
})
