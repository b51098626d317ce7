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
import { readEnv } from '../src/server/env.ts'
import { openServices } from '../src/server/services/create-services.ts'
import { copySources, productionRoot, runNode, startProduction } from './support/production.ts'

const TYPE = 'zz-scratch'

const files: Record<string, string> = {
  'props.ts': `import { fields, number, richText, text } from '#module-contract'
export const Props = fields({
  title: text({ label: 'Title', default: 'Title' }),
  body: richText({ label: 'Text' }),
  from: number({ label: 'Counts from', default: 0 }),
})
`,
  'texts.ts': `import { defineTexts } from '#texts'
export const texts = defineTexts({
  en: {
    scratched: 'scratched {count, plural, one {once} other {# times}}',
    send: 'Scratch',
    counted: 'The site counts {count}.',
    tooMany: 'No more than {most}, please.',
  },
  de: {
    scratched: '{count, plural, one {einmal} other {#-mal}} gekratzt',
    send: 'Kratzen',
    counted: 'Die Website zählt {count}.',
    tooMany: 'Bitte nicht mehr als {most}.',
  },
  fr: { scratched: '{count} fois', send: 'Gratter', counted: '{count}', tooMany: '{most} au plus.' },
  ar: { scratched: '{count}', send: 'خدش', counted: '{count}', tooMany: '{most}' },
})
`,
  'german.ts': `export const german = {
  Scratch: 'Kratzer',
  'Is added by a test.': 'Fügt ein Test hinzu.',
  'Counts from': 'Zählt ab',
  First: 'Erster',
  Second: 'Zweiter',
}
`,
  'load.server.ts': `import type { PropsOf, LoadContext } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
export interface ScratchData { count: number; refused: number | undefined }
export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ScratchData> {
  context.needs({
    sources: { 'frame-src': ['https://scratch.example'] },
    links: [{ rel: 'preconnect', href: 'https://scratch.example' }],
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'Thing', name: props.title }],
  })
  const stored = Number(await context.services.pages.settings.other('zz-scratch')) || 0
  context.tag('site')
  const result = context.outcome?.result
  return { count: stored, refused: result?.ok === false ? Number(result.refusal) : undefined }
}
`,
  'action.server.ts': `import Type from 'typebox'
import { defineAction } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
const MAX = 100
const Times = Type.Object({ times: Type.String({ pattern: '^[0-9]{1,4}$' }) })
export const actions = {
  scratch: defineAction<typeof Props, Services, typeof Times>({
    input: Times,
    perMinute: 60,
    async run(_props, { times }, { services }) {
      if (Number(times) > MAX) return { ok: false, reason: 'too-many', refusal: MAX }
      await services.pages.settings.setOther('zz-scratch', Number(times))
      return { ok: true, answer: { count: Number(times) } }
    },
  }),
}
`,
  'ZzScratch.island.tsx': `import { useState } from 'react'
import { ActionField, ServerHtml, type ModuleProps, useTexts } from '#module-contract/client'
import type { ScratchData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
export function ZzScratch({ root, title, body, from, data }: ModuleProps<typeof Props, ScratchData>) {
  const say = useTexts<typeof texts>()
  const [count, setCount] = useState(from)
  return (
    <div {...root}>
      <ServerHtml as="h3">{title}</ServerHtml>
      <ServerHtml as="div" html={body} />
      <p>{say('counted', { count: data?.count ?? 0 })}</p>
      {data?.refused && <p role="alert">{say('tooMany', { most: data.refused })}</p>}
      <button type="button" onClick={() => setCount(count + 1)}>{say('scratched', { count })}</button>
      <form method="post">
        <ActionField node={root.id} name="scratch" />
        <input name="times" defaultValue="1" aria-label={title} />
        <button>{say('send')}</button>
      </form>
    </div>
  )
}
`,
  'zz-scratch.css': '@layer modules { .m-zz-scratch { outline: 3px dotted rebeccapurple; } }\n',
  'module.ts': `import { defineModule } from '#module-contract'
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
  withoutServer: 'live',
})
`,
  'examples.ts': `import type { Example } from '#module-contract'
import type { ScratchData } from './load.server.ts'
const data: ScratchData = { count: 3, refused: undefined }
export const examples: Example<ScratchData>[] = [
  { name: 'First', props: { title: 'A first scratch', body: '<p>On the table</p>' }, data },
  { name: 'Second', props: { title: 'A second scratch', body: '<p>On the door</p>', from: 7 }, data },
  { name: 'Third', props: { title: 'A third scratch' }, data },
]
`,
}

/** Writes the files of a module in the docs: code blocks that start with a comment of the file's name. */
function writeExample(document: string, target: string) {
  mkdirSync(target)
  const source = readFileSync(join(import.meta.dirname, '..', document), 'utf8')
  const blocks = source.matchAll(
    /^( *)```(?:tsx?|css)\n *(?:\/\/|\/\*) (\S+).*\n([\s\S]*?)^ *```/gm,
  )
  for (const [, indent = '', name = '', code = ''] of blocks) {
    writeFileSync(join(target, name), code.replaceAll(`\n${indent}`, '\n'))
  }
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
    // The staff build is tested elsewhere and copied here.
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
    for (const text of ['A first scratch', 'On the door', 'scratched 7 times']) {
      expect(gallery).toContain(text)
    }
    expect(gallery).toContain('dotted')
    expect(gallery).toMatch(new RegExp(`<vt-island[^>]*${TYPE}`))
  })

  it('has its own script file in the visitor build', async () => {
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

  it('handles scripts and plain forms and shows the result', async () => {
    const call = (times: string, accept: string) =>
      fetch(`${site.url}/scratch`, {
        method: 'POST',
        headers: { accept, origin: site.url },
        body: new URLSearchParams({ _action: 'scratch/scratch', times }),
      })
    const done = await call('12', 'application/json')
    expect(await done.json()).toEqual({ ok: true, answer: { count: 12 } })
    await expect.poll(() => get('/scratch')).toContain('The site counts 12.')
    const refused = await (await call('101', 'text/html')).text()
    expect(refused).toContain('No more than 100, please.')
    expect((await call('many', 'text/html')).status).toBe(400)
  })

  it('says its texts in the language of the site, on the page and in its island', async () => {
    const services = await openServices(readEnv({ DATA_DIR: dataDir }))
    await services.pages.settings.set({ locale: 'de' })
    await services.close()
    await expect.poll(() => get('/scratch')).toContain('Die Website zählt 12.')
    const page = await get('/scratch')
    expect(page).toContain('3-mal gekratzt')
    const [, sent = '{}'] =
      /<script type="application\/json" id="vt-texts">([^<]*)/.exec(page) ?? []
    expect(JSON.parse(sent).messages[TYPE].send).toBe('Kratzen')
  })

  it('declares needs of the page: links, data and hosts', async () => {
    const answer = await fetch(`${site.url}/scratch`)
    expect(answer.headers.get('content-security-policy')).toContain(
      "frame-src 'self' https://scratch.example",
    )
    const page = await answer.text()
    expect(page).toContain('<link rel="preconnect" href="https://scratch.example">')
    expect(page).toContain('"@type":"Thing","name":"On a page"')
    const other = await fetch(`${site.url}/about`)
    expect(other.headers.get('content-security-policy')).not.toContain('scratch.example')
  })

  it('is held to conformance, like the examples in the docs; one without examples fails', async () => {
    writeExample('CONTRIBUTING.md', join(root, 'src/modules/price-list'))
    writeExample('docs/module-example.md', join(root, 'src/modules/guest-book'))
    const without = `${TYPE}-without`
    cpSync(join(root, 'src/modules', TYPE), join(root, 'src/modules', without), { recursive: true })
    writeFileSync(join(root, 'src/modules', without, 'examples.ts'), 'export const examples = []\n')
    const { code, stdout, stderr } = await runNode([
      ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root],
      ...['--project', 'unit', '--reporter', 'json', '-t', `${TYPE}|price-list|guest-book`],
      ...['tests/conformance.test.ts'],
    ])
    expect(code, stderr).toBe(1)
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report
    const tests = testResults.flatMap(file => file.assertionResults)
    const titles = (status: string) =>
      tests.filter(one => one.status === status).map(one => one.fullName)
    expect(titles('failed')).toEqual([
      `module ${without} has three to six examples, each a valid document`,
    ])
    for (const type of [TYPE, 'price-list', 'guest-book']) {
      const own = titles('passed').filter(name => name.startsWith(`module ${type} `))
      expect(own.length, type).toBeGreaterThanOrEqual(7)
    }
  })
})

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}
