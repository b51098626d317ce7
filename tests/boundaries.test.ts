import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as base from '#base'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')

/** Allowed imports between folders, through doors (`#name`) only. Module loaders may also import domains. */
const doors: Record<string, string[]> = {
  base: [],
  texts: ['base'],
  mail: ['base', 'texts'],
  csv: ['base'],
  'media-player': ['base'],
  'module-contract': ['base'],
  ui: ['base', 'module-contract'],
  'media-ui': ['base', 'media-player', 'module-contract', 'ui'],
  content: ['base', 'module-contract', 'ui'],
  /** Its part `shop-ui/server` is for loaders of modules. */
  'shop-ui': [
    ...['base', 'module-contract', 'ui', 'media-ui', 'pages/schema', 'shop/schema', 'shop/client'],
    ...['shop/http', 'visitor/client'],
  ],
  design: ['base', 'module-contract'],
  db: ['base'],
  storage: ['base'],
  modules: [
    ...['base', 'module-contract', 'ui', 'media-ui', 'content', 'design', 'shop-ui'],
    ...['*/schema', '*/client'],
  ],
  visitor: ['base', 'media-player/client', 'module-contract/client', 'ui/client'],
  /** The library reads and writes captions like the player. */
  pages: ['base', 'csv', 'db', 'media-player', 'module-contract', 'storage'],
  auth: ['base', 'db', 'mail'],
  forms: ['base', 'db', 'mail'],
  comments: ['base', 'db', 'mail'],
  /** Its sign-up form uses the form fields and their validation. */
  newsletter: ['base', 'csv', 'db', 'mail', 'forms/schema'],
  shop: ['base', 'csv', 'db', 'mail'],
  search: ['base', 'db'],
  'split-test': ['base', 'db'],
  webhooks: ['base', 'db'],
  consent: ['base', 'db'],
  'feed-reader': ['base', 'db'],
  render: [
    ...['base', 'module-contract', 'ui', 'media-ui', 'content', 'design', 'modules/services'],
    ...['pages/schema', 'consent/schema'],
  ],
  /** Shared by admin and builder. */
  staff: ['base', 'module-contract', 'media-ui', 'design', '*/schema', '*/client'],
  builder: [
    ...['base', 'module-contract', 'ui', 'media-ui', 'content', 'design', 'staff'],
    ...['*/schema', '*/client'],
  ],
  admin: [
    ...['base', 'module-contract', 'ui', 'media-ui', 'design', 'staff'],
    ...['*/schema', '*/client'],
  ],
}
/** Top-level folders import every door, and nothing imports them. */
const top = ['server', 'cli']
/** Wiring may import everything. */
const wiring = [
  'server/app.ts',
  'server/services/create-services.ts',
  'server/domains/index.ts',
  'server/main.ts',
  'server/development.ts',
  'cli/main.ts',
]
/** Server files used by commands. */
const serverForCommands = [
  'server/backup/backup.ts',
  'server/backup/restore.ts',
  'server/checks/index.ts',
  'server/backup/last-backup.ts',
  'server/backup/site-backups.ts',
  'server/env.ts',
  'server/export/export-site.ts',
  'server/mail/log.ts',
  'server/move/move-site.ts',
  'server/release/release-key.ts',
  'server/release/verify-release.ts',
  'server/storage/check-files.ts',
  'server/main.ts',
]
/** The only importers of the built-in modules. All other code gets a registry as an argument. */
const moduleEntries: Record<string, string[]> = {
  'server/services/module-registry.ts': ['modules', 'modules/server'],
  'builder/main.tsx': ['modules'],
  'admin/built-in-modules.ts': ['modules'],
  'visitor/main.ts': ['modules/islands'],
}
/** Server-only files of a module, which may import domains. */
const SERVER_FILE = /^modules\/[^/]+\/(load|action)\.server\.ts$/
/** Types of all domains, for loaders. */
const exceptions: Record<string, string[]> = {
  'modules/services.ts': [
    ...['pages', 'forms', 'comments', 'newsletter', 'search', 'shop', 'consent', 'feed-reader'],
  ],
}

/** Available to every folder. */
const FOR_ALL = ['base', 'texts']

interface Import {
  file: string
  unit: string
  target: string
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|tsx)$/.test(name))
    .map(name => join(folder, name))
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
  )
  return [...found].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

const src = join(root, 'src')
const files = sourceFiles(src)
const known = new Set(files)
const imports: Import[] = files.flatMap(file => {
  const name = relative(src, file)
  return importsOf(file).map(target => ({ file: name, unit: name.split('/')[0] ?? '', target }))
})

/** The unit of a file: for a module, its folder. */
function unitFolder(name: string): string {
  const parts = name.split('/')
  return parts[0] === 'modules' && parts.length > 2 ? `modules/${parts[1]}` : (parts[0] ?? '')
}

/** Folders of the shop, from the ground up. A folder imports only those before it. */
const shopFolders = [
  ...[
    'address',
    'model',
    'import-jobs',
    'money',
    'tax',
    'discounts',
    'gift-cards',
    'customer-groups',
    'customers',
    'stock',
  ],
  'shipping',
  ...['payments', 'invoices', 'facets', 'catalog', 'reviews', 'stock-alerts'],
  'products',
  ...[
    'import',
    'export',
    'downloads',
    'cart',
    'cart-reminders',
    'orders',
    'reports',
    'checkout',
    'order-editing',
  ],
  ...['wishlist', 'account', 'http'],
]

describe('boundaries', () => {
  it('sees the files and their imports', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(imports.length).toBeGreaterThan(400)
    expect(imports.some(one => one.target === '#base')).toBe(true)
  })

  it('lets every folder import only what the table allows', () => {
    const broken = imports.filter(({ file, unit, target }) => {
      if (top.includes(unit) || /\.test\.tsx?$/.test(file)) return false
      if (!target.startsWith('#')) return false
      const door = target.slice(1)
      const [domain = '', part] = door.split('/')
      if (domain === unit) return false
      if (SERVER_FILE.test(file)) {
        return (
          !['pages', 'shop', 'forms', 'comments', 'newsletter', 'search', 'consent'].includes(
            domain,
          ) && !isAllowed(unit, door, domain, part)
        )
      }
      if (exceptions[file]?.includes(door) || moduleEntries[file]?.includes(door)) return false
      return !isAllowed(unit, door, domain, part)
    })
    const hint = 'Allowed imports are in the table `doors` above.'
    expect(
      broken.map(one => `${one.file} imports ${one.target}`),
      hint,
    ).toEqual([])
  })

  it('lets only the entries import the built-in modules', () => {
    // Only types.
    const free = '#modules/services'
    const found = imports.filter(({ target }) => /^#modules(\/|$)/.test(target) && target !== free)
    const expected = Object.entries(moduleEntries).flatMap(([file, doors]) =>
      doors.map(door => `${file} imports #${door}`),
    )
    expect(found.map(one => `${one.file} imports ${one.target}`).sort()).toEqual(expected.sort())
  })

  it('keeps relative imports inside their unit', () => {
    const broken = imports.filter(({ file, unit, target }) => {
      if (!target.startsWith('.') || wiring.includes(file)) return false
      if (/\.test\.tsx?$/.test(file) && /\/tests\/(support|fixtures)\//.test(target)) return false
      const resolved = relative(src, join(src, dirname(file), target))
      const own = unitFolder(file)
      // For the version.
      if (unit === 'server' && resolved === '../package.json') return false
      if (SERVER_FILE.test(file) && resolved === 'modules/services.ts') return false
      if (unit === 'cli' && serverForCommands.includes(resolved)) return false
      return resolved !== own && !resolved.startsWith(`${own}/`)
    })
    const hint =
      'Import other folders by their entry, such as `#ui`. Only load.server.ts and action.server.ts import `../services.ts`.'
    expect(
      broken.map(one => `${one.file} imports ${one.target}`),
      hint,
    ).toEqual([])
  })

  it('orders the folders of the shop', () => {
    const folderOf = (path: string) => path.split('/')[1] ?? ''
    const isFolder = (name: string) => !name.endsWith('.ts')
    const found = imports.flatMap(({ file, unit, target }) => {
      if (unit !== 'shop' || !target.startsWith('.') || file.includes('.test.')) return []
      const to = folderOf(relative(src, join(src, dirname(file), target)))
      const from = folderOf(file)
      return isFolder(from) && isFolder(to) ? [{ from, to, file, target }] : []
    })
    expect(new Set(found.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(shopFolders))
    const broken = found.filter(
      ({ from, to }) => shopFolders.indexOf(to) > shopFolders.indexOf(from),
    )
    expect(broken.map(one => `${one.file} imports ${one.target}`)).toEqual([])
  })

  it('has no circles: no file needs itself by way of others', () => {
    const needs = new Map(files.map(file => [file, neededBy(file)]))
    const circles: string[] = []
    const done = new Set<string>()
    const visit = (file: string, way: string[]) => {
      const since = way.indexOf(file)
      if (since >= 0) circles.push([...way.slice(since), file].map(short).join(' → '))
      if (since >= 0 || done.has(file)) return
      for (const next of needs.get(file) ?? []) visit(next, [...way, file])
      done.add(file)
    }
    for (const file of files) visit(file, [])
    expect([...needs.values()].flat().length).toBeGreaterThan(1000)
    expect(circles).toEqual([])
  })

  it('reads the environment only in server/env.ts', () => {
    const readers = files
      .filter(file => !/\.test\.tsx?$/.test(file))
      .filter(file => /process\.env/.test(readFileSync(file, 'utf8')))
      .map(file => relative(src, file))
    expect(readers).toEqual(['server/env.ts'])
  })

  it('lets only the server and the command import the server', () => {
    const broken = imports.filter(
      ({ unit, target }) => /^#server|\/server\//.test(target) && !top.includes(unit),
    )
    expect(broken).toEqual([])
  })

  it('lets the server know no module by name', () => {
    const modules = readdirSync(join(src, 'modules'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name)
    const broken = files
      .filter(file => /^(server|cli)\//.test(relative(src, file)))
      .flatMap(file => {
        const source = readFileSync(file, 'utf8')
        const named = modules.filter(name => source.includes(`modules/${name}/`))
        return named.map(name => `${relative(src, file)} knows ${name}`)
      })
    expect(modules.length).toBeGreaterThan(10)
    expect(broken).toEqual([])
  })

  it('leaves the tables to their domains', () => {
    const readers = files
      .map(file => relative(src, file))
      // Backups contain every table.
      .filter(file => /^(server|cli)\//.test(file) && !/^server\/(backup|move)\//.test(file))
      .filter(file => !/\.test\.tsx?$/.test(file))
      .filter(file =>
        /\b(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(
          readFileSync(join(src, file), 'utf8'),
        ),
      )
    expect(readers).toEqual([])
  })

  it('shared modules contain nothing that only tests use', () => {
    const program = files
      .filter(file => !/\.test\.tsx?$/.test(file))
      .map(file => readFileSync(file, 'utf8'))
    const unused = Object.keys(base).filter(
      name => program.filter(source => new RegExp(`\\b${name}\\b`).test(source)).length < 2,
    )
    expect(unused).toEqual([])
  })

  it('keeps files short', () => {
    const long = files
      .map(file => ({
        file: relative(src, file),
        lines: readFileSync(file, 'utf8').split('\n').length,
      }))
      .filter(one => one.lines > 400)
    expect(long).toEqual([])
  })
})

function isAllowed(unit: string, door: string, domain: string, part: string | undefined): boolean {
  if (FOR_ALL.includes(domain) && !FOR_ALL.includes(unit)) return true
  return (doors[unit] ?? []).some(allowed => {
    if (allowed.startsWith('*/')) return part === allowed.slice(2)
    return allowed === door || allowed === domain
  })
}

const short = (file: string) => relative(src, file)

/** Files that a file imports, also only for types or on demand. */
function neededBy(file: string): string[] {
  return importsOf(file).flatMap(target => {
    const path = target.startsWith('.')
      ? join(dirname(file), target)
      : join(root, packageJson.imports[target as keyof typeof packageJson.imports] ?? '')
    return known.has(path) ? [path] : []
  })
}
