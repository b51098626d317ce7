import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isInstalled } from './support/proxies.ts'

const root = join(import.meta.dirname, '..')
const deploy = join(root, 'deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')
// biome-ignore lint/suspicious/noExplicitAny: the formats of other programs
const readYaml = (file: string): any => parse(read(file), { merge: true })

/** Files that read the environment. */
const readers = ['env.ts', 'cdn/settings.ts', 'storage/read-settings.ts', 'backup/read-settings.ts']
  .map(file => readFileSync(join(root, 'src/server', file), 'utf8'))
  .join('\n')

/** Names of settings of backups are built from those of files. */
const unknownSettings = (names: string[]) =>
  names.filter(name => !new RegExp(`\\b${name.replace('BACKUP_S3_', 'S3_')}\\b`).test(readers))

describe('compose.yaml', () => {
  const compose = readYaml('compose.yaml')
  const { services } = compose

  it('starts two equal copies behind the balancer', () => {
    const { volumes: first, ...one } = services['vitrine-1']
    const { volumes: second, ...other } = services['vitrine-2']
    expect(one).toEqual(other)
    expect(first).not.toEqual(second)
    expect(services.balancer.environment.VITRINE_COPIES).toBe('vitrine-1:3000 vitrine-2:3000')
    expect(unknownSettings(Object.keys(one.environment))).toEqual([])
  })

  it('refers only to services and volumes that it defines, and waits for healthy ones', () => {
    const used = new Set<string>()
    for (const [name, service] of Object.entries<Record<string, never>>(services)) {
      const { depends_on: needed = {}, volumes = [] } = service as {
        depends_on?: Record<string, { condition: string }>
        volumes?: string[]
      }
      for (const [other, { condition }] of Object.entries(needed)) {
        expect(services[other], `${name} needs ${other}`).toBeDefined()
        if (condition === 'service_healthy') expect(services[other].healthcheck).toBeDefined()
      }
      for (const volume of volumes) {
        const [from = ''] = volume.split(':')
        if (!from.startsWith('.')) used.add(from)
      }
    }
    expect([...used].sort()).toEqual(Object.keys(compose.volumes).sort())
  })

  it('asks for every secret, and the example names all variables', () => {
    const text = read('compose.yaml')
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)(:[?-])?/g)]
    const names = new Set(asked.map(([, name = '']) => name))
    const example = read('compose.env.example')
    for (const name of names) {
      if (name === 'VITRINE_IMAGE' || name === 'DEMO') continue
      expect(example, name).toMatch(new RegExp(`^${name}=`, 'm'))
    }
    for (const secret of ['SECRET_KEY', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']) {
      expect(text, secret).toContain(`\${${secret}:?`)
      expect(example).toMatch(new RegExp(`^${secret}=$`, 'm'))
    }
  })
})

describe('commands at the beginning of files', () => {
  /** Reasons for commands that no test runs, and their checks. */
  const NOT_RUN: [RegExp, string][] = [
    [/^npm install --prefix \/opt\/vitrine /, 'tests/operators-guide.server.test.ts installs'],
    [/^npm run release && (docker|podman) build /, 'containers: the files exist'],
    [/^docker compose /, 'containers: the file is checked above'],
    [/^kubectl /, 'a cluster: kustomize reads the files below'],
    [/^systemctl /, 'a service manager: systemd-analyze verifies the units below'],
    [/^cp /, 'needs root: the files exist'],
  ]
  const files = readdirSync(deploy, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.json'))
    .map(entry => join(entry.parentPath, entry.name))
  const commands = files.flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^#.*?((?:npm|cp|docker|podman|kubectl|systemctl) .*)$/gm,
      ),
    ].map(([, command = '']) => command.replace(/ {2,}#.*/, '')),
  )

  it('are all checked, and name files that exist', () => {
    expect(commands.length).toBeGreaterThan(10)
    const isKnown = (command: string) => NOT_RUN.some(([pattern]) => pattern.test(command))
    expect(commands.filter(command => !isKnown(command))).toEqual([])
    const named = commands.flatMap(command => command.match(/\bdeploy\/[\w./-]+/g) ?? [])
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([])
    expect(commands.join()).toContain(`enable --now vitrine`)
  })

  it.skipIf(!isInstalled('systemd-analyze'))('systemd knows all options of the units', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-units-'))
    const units = ['vitrine.service', 'litestream.service'].map(name => {
      // The programs are not installed here.
      const text = read(name).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/sh')
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    })
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units])
    rmSync(folder, { recursive: true })
    expect(`${stderr}`).toBe('')
    expect(status).toBe(0)
  })

  it.skipIf(!isInstalled('kubectl'))('kustomize builds all manifests', () => {
    const { status, stdout } = spawnSync('kubectl', ['kustomize', join(deploy, 'kubernetes')])
    expect(status).toBe(0)
    expect(parseAllDocuments(String(stdout)).map(one => one.get('kind'))).toContain('Deployment')
  })
})

describe('vitrine.service', () => {
  it('reloads by the signal that replaces workers, and stops after the server', () => {
    const unit = read('vitrine.service')
    expect(unit).toContain('ExecReload=/bin/kill -USR2 $MAINPID\n')
    const supervisor = readFileSync(join(root, 'src/cli/workers/supervise-workers.ts'), 'utf8')
    expect(supervisor).toContain("process.on('SIGUSR2'")
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10)
  })
})

describe('litestream', () => {
  it('replicates the database file of the site, and its settings are named', () => {
    const { dbs } = readYaml('litestream.yml')
    expect(dbs).toHaveLength(1)
    expect(dbs[0].path).toMatch(/^\$\{DATA_DIR\}\/vitrine\.db$/)
    const unit = read('litestream.service')
    expect(unit).toContain('Environment=DATA_DIR=/var/lib/vitrine\n')
    const used = [...read('litestream.yml').matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
    for (const name of used.filter(one => !/KEY/.test(one))) expect(unit, name).toContain(name)
  })
})

describe('kubernetes', () => {
  const kustomization = readYaml('kubernetes/kustomization.yaml')
  const of = (file: string) => readYaml(`kubernetes/${file}.yaml`)
  const deployment = of('deployment')
  const [container] = deployment.spec.template.spec.containers

  it('lists its files, except the example of a secret', () => {
    const files = readdirSync(join(deploy, 'kubernetes'))
    const others = ['kustomization.yaml', 'secret.example.yaml']
    expect(kustomization.resources.toSorted()).toEqual(
      files.filter(file => !others.includes(file)).sort(),
    )
    for (const file of files) {
      const { apiVersion, kind } = readYaml(`kubernetes/${file}`)
      expect([apiVersion, kind], file).not.toContain(undefined)
    }
  })

  it('selects the pods of the deployment everywhere', () => {
    const { labels } = deployment.spec.template.metadata
    expect(deployment.spec.selector.matchLabels).toEqual(labels)
    expect(of('service').spec.selector).toEqual(labels)
    expect(of('disruption-budget').spec.selector.matchLabels).toEqual(labels)
    expect(of('autoscaler').spec.scaleTargetRef).toEqual({
      apiVersion: deployment.apiVersion,
      kind: 'Deployment',
      name: deployment.metadata.name,
    })
    const [port] = of('service').spec.ports
    expect(container.ports.map((one: { name: string }) => one.name)).toContain(port.targetPort)
    const [{ http }] = of('ingress').spec.rules
    expect(http.paths[0].backend.service).toEqual({ name: 'vitrine', port: { name: port.name } })
  })

  it('asks the health checks that the server has, and ends after the server', () => {
    const probes = ['startupProbe', 'readinessProbe', 'livenessProbe']
    const routes = readFileSync(join(root, 'src/server/http/health-routes.ts'), 'utf8')
    for (const probe of probes) {
      expect(routes).toContain(`app.get('${container[probe].httpGet.path}'`)
      expect(container[probe].timeoutSeconds, probe).toBeGreaterThan(2)
    }
    const [, preStopSeconds] = container.lifecycle.preStop.exec.command
    const stopSeconds = 10
    const needed = Number(of('config').data.DRAIN_SECONDS) + Number(preStopSeconds) + stopSeconds
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(needed)
  })

  it('sets only variables that the server reads', () => {
    const names = [
      ...Object.keys(of('config').data),
      ...Object.keys(readYaml('kubernetes/secret.example.yaml').stringData),
    ]
    expect(unknownSettings(names)).toEqual([])
    for (const { envFrom } of [container, deployment.spec.template.spec.initContainers[0]]) {
      expect(envFrom).toEqual([
        { configMapRef: { name: 'vitrine' } },
        { secretRef: { name: 'vitrine' } },
      ])
    }
  })
})

describe('monitoring', () => {
  const document = readFileSync(join(root, 'docs/metrics.md'), 'utf8')
  const families = new Map(
    [...document.matchAll(/^\| `([a-z_0-9]+)` \| (counter|gauge|histogram) \|/gm)].map(
      ([, name = '', type = '']) => [name, type],
    ),
  )
  const alerts = readYaml('prometheus/alerts.yaml')
  const rules: { alert: string; expr: string; for: string; labels: object; annotations: object }[] =
    alerts.groups.flatMap((group: { rules: object[] }) => group.rules)
  const dashboard = JSON.parse(read('grafana/vitrine.json'))
  const targets: { expr: string }[] = dashboard.panels.flatMap(
    ({ targets = [] }: { targets?: { expr: string }[] }) => targets,
  )

  /** Metrics that an expression names, and whether it uses them as their type allows. */
  function check(expression: string) {
    const names = expression.match(/\b(vitrine|process|nodejs)_[a-z0-9_]+/g) ?? []
    expect(names.length + Number(/\bup\b/.test(expression)), expression).toBeGreaterThan(0)
    for (const name of names) {
      const family = name.replace(/_(bucket|sum|count)$/, '')
      const type = families.get(name) ?? families.get(family)
      expect(type, `${name} in ${expression}`).toBeDefined()
      const isRate = new RegExp(`(rate|increase)\\(${name}\\b`).test(expression)
      expect(isRate, `${name}: rates are for what only grows`).toBe(type !== 'gauge')
      if (type === 'histogram') expect(name).toMatch(/_bucket$/)
    }
    for (const [open, close] of ['()', '{}', '[]'].map(pair => [...pair])) {
      expect(expression.split(open ?? '').length).toBe(expression.split(close ?? '').length)
    }
  }

  it('alerts use metrics that exist, and say what to do', () => {
    expect(rules.length).toBeGreaterThan(8)
    for (const rule of rules) {
      check(rule.expr)
      expect(rule.for).toMatch(/^\d+m$/)
      expect(rule.labels).toMatchObject({ severity: expect.stringMatching(/^(critical|warning)$/) })
      expect(rule.annotations).toMatchObject({
        summary: expect.stringMatching(/\.$/),
        action: expect.stringMatching(/\.$/),
      })
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })

  it('the dashboard uses metrics that exist, without overlapping panels', () => {
    expect(targets.length).toBeGreaterThan(30)
    for (const { expr } of targets) check(expr.replaceAll('$__rate_interval', '5m'))
    const taken = new Set<string>()
    for (const { gridPos, title } of dashboard.panels) {
      const { x, y, w, h } = gridPos
      expect(x + w, title).toBeLessThanOrEqual(24)
      for (let column = x; column < x + w; column++) {
        for (let line = y; line < y + h; line++) {
          expect(taken.has(`${column},${line}`), title).toBe(false)
          taken.add(`${column},${line}`)
        }
      }
    }
    const ids = dashboard.panels.map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0
  it.skipIf(!hasPromtool)('promtool accepts the alerts (skipped without promtool)', () => {
    const { status, stderr } = spawnSync('promtool', [
      ...['check', 'rules', join(deploy, 'prometheus/alerts.yaml')],
    ])
    expect(status, String(stderr)).toBe(0)
  })
})
