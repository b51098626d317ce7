import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySources, productionRoot, runNode, startProduction } from './support/production.ts'

const TYPE = 'zz-scratch'

const files: Record<string, string> = {
  'props.ts': `import { fields, number, richText, text } from '#module-kit'
export const Props = fields({
  title: text({ label: 'Title', default: 'Title' }),
  body: richText({ label: 'Text' }),
  from: number({ label: 'Counts from', default: 0 }),
})
`,
  'ZzScratch.island.tsx': `import { useState } from 'react'
import { Kept, type ModuleProps } from '#module-kit/client'
import type { Props } from './props.ts'
export function ZzScratch({ root, title, body, from }: ModuleProps<typeof Props>) {
  const [count, setCount] = useState(from)
  return (
    <div {...root}>
      <Kept as="h3">{title}</Kept>
      <Kept as="div" html={body} />
      <button type="button" onClick={() => setCount(count + 1)}>scratched {count} times</button>
    </div>
  )
}
`,
  'zz-scratch.css': '@layer modules { .m-zz-scratch { outline: 3px dotted rebeccapurple; } }\n',
  'module.ts': `import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { ZzScratch } from './ZzScratch.island.tsx'
export default defineModule({
  label: 'Scratch',
  icon: 'plus',
  category: 'Content',
  description: 'Is added by a test.',
  props: Props,
  component: ZzScratch,
  hydrate: 'visible',
})
`,
  'examples.ts': `import type { Example } from '#module-kit'
export const examples: Example[] = [
  { name: 'First', props: { title: 'A first scratch', body: '<p>On the table</p>' } },
  { name: 'Second', props: { title: 'A second scratch', body: '<p>On the door</p>', from: 7 } },
]
`,
}

describe('a new module folder, and no other file touched', () => {
  const root = join(mkdtempSync(join(tmpdir(), 'vitrine-module-')), 'site')
  const dataDir = join(root, 'data')
  let site: Awaited<ReturnType<typeof startProduction>>

  beforeAll(async () => {
    copySources(root, ['tests', 'tsconfig.json', 'vitest.config.ts'])
    mkdirSync(join(root, 'src/modules', TYPE))
    for (const [name, source] of Object.entries(files)) {
      writeFileSync(join(root, 'src/modules', TYPE, name), source)
    }
    // What staff load is another test's: here it comes from the run's build.
    cpSync(join(await productionRoot(), 'dist/staff'), join(root, 'dist/staff'), {
      recursive: true,
    })
    const build = [join(root, 'bin/build.js'), '--quiet', 'visitor', 'server']
    const { code, stderr } = await runNode(build)
    expect(code, stderr).toBe(0)
    site = await startProduction({ DATA_DIR: dataDir }, join(root, 'bin/vitrine.js'))
  })
  afterAll(async () => {
    await site?.stop()
    rmSync(join(root, '..'), { recursive: true, force: true })
  })

  const get = async (path: string) => {
    const answer = await fetch(site.url + path)
    expect(answer.status, path).toBe(200)
    return answer.text()
  }

  it('is in the gallery with its examples, its styles and its island', async () => {
    expect(await get('/dev/modules')).toContain(`/dev/modules/${TYPE}`)
    const gallery = await get(`/dev/modules/${TYPE}`)
    for (const text of ['A first scratch', 'On the door', 'scratched <!-- -->7<!-- --> times']) {
      expect(gallery).toContain(text)
    }
    expect(gallery).toContain('dotted')
    expect(gallery).toMatch(new RegExp(`<vt-island[^>]*${TYPE}`))
  })

  it('has its script in the visitor’s build, in a file of its own that the site serves', async () => {
    const manifest = JSON.parse(
      readFileSync(join(root, 'dist/visitor/.vite/manifest.json'), 'utf8'),
    ) as Record<string, { file: string; isDynamicEntry?: boolean }>
    const island = manifest[`src/modules/${TYPE}/ZzScratch.island.tsx`]
    expect(island).toMatchObject({ isDynamicEntry: true })
    expect(await get(`/${island?.file}`)).toContain('scratched')
    const others = readdirSync(join(root, 'dist/visitor/assets')).filter(
      name => name.endsWith('.js') && `assets/${name}` !== island?.file,
    )
    for (const name of others) {
      const source = readFileSync(join(root, 'dist/visitor/assets', name), 'utf8')
      expect(source, name).not.toContain('scratched')
    }
  })

  it('is in the schema of a page document and can be put on a page', async () => {
    const schema = JSON.parse(await get('/schema/page.json'))
    expect(JSON.stringify(schema.$defs[TYPE])).toContain('Counts from')
    const put = async (from: unknown) => {
      const file = join(root, 'page.json')
      const props = { id: 'scratch', title: 'On a page', from }
      const content = [{ type: TYPE, props }]
      const document = { schema: 1, upgrades: {}, root: { props: { title: 'Page' } }, content }
      writeFileSync(file, JSON.stringify(document))
      const command = join(root, 'bin/vitrine.js')
      return runNode([command, 'page', 'put', '/scratch', file], { DATA_DIR: dataDir })
    }
    expect(await put(3)).toMatchObject({ code: 0 })
    expect(await get('/scratch')).toContain('id="scratch"')
    const refused = await put('three')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('/content/0/props/from')
  })

  it('is held to conformance, which one without examples fails', async () => {
    const without = `${TYPE}-without`
    cpSync(join(root, 'src/modules', TYPE), join(root, 'src/modules', without), { recursive: true })
    writeFileSync(join(root, 'src/modules', without, 'examples.ts'), 'export const examples = []\n')
    const { code, stdout } = await runNode([
      ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root],
      ...['--project', 'unit', '--reporter', 'json', '-t', TYPE],
      ...['tests/conformance.test.ts'],
    ])
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report
    const tests = testResults.flatMap(file => file.assertionResults)
    const titles = (status: string) =>
      tests.filter(one => one.status === status).map(one => one.fullName)
    expect(code).toBe(1)
    expect(titles('failed')).toEqual([
      `module ${without} has two to six examples, each a valid document`,
    ])
    const own = titles('passed').filter(name => name.startsWith(`module ${TYPE} `))
    expect(own.length).toBeGreaterThanOrEqual(7)
  })
})

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}
