import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { type ImportDesk, openImportDesk } from './support/import-desk.ts'
import { createTestShop, fileOf } from './support/test-shop.ts'

const MEGABYTE = 1024 * 1024
const german = 'Typ;Artikelnummer;Name;Regulärer Preis\r\nsimple;kä-1;Käse „alt“;12,50\r\n'
const utf16 = (text: string, isBigEndian: boolean, mark: string) => {
  const bytes = Buffer.from(mark + text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

/** One line of a given length. Counts how much of it was read. */
function endless(bytes: number) {
  const part = Buffer.alloc(64 * 1024, 'a')
  const read = { bytes: 0, peakBytes: 0 }
  return {
    read,
    async *content() {
      yield Buffer.from('Type,SKU,Name,Regular price\n')
      for (read.bytes = 0; read.bytes < bytes; read.bytes += part.length) {
        yield part
        read.peakBytes = Math.max(read.peakBytes, process.memoryUsage().rss)
      }
    },
  }
}

const nameOf = async ({ manager }: ImportDesk, sku: string) =>
  (await manager.call('GET', `/products?q=${encodeURIComponent(sku)}`)).body.items[0]?.name

describeDatabases('bad input of imports', openDatabase => {
  const open = () => openImportDesk(openDatabase)

  it.each([
    ['Latin-1', Buffer.from(german.replaceAll(/[„“]/g, '"'), 'latin1'), 'Käse "alt"'],
    ['UTF-16 LE with a byte order mark', utf16(german, false, '\uFEFF'), 'Käse „alt“'],
    ['UTF-16 BE with a byte order mark', utf16(german, true, '\uFEFF'), 'Käse „alt“'],
    ['UTF-16 LE', utf16(german, false, ''), 'Käse „alt“'],
    ['UTF-16 BE', utf16(german, true, ''), 'Käse „alt“'],
  ])('SH-4 reads %s', async (_, bytes, name) => {
    const desk = await open()
    const { job } = await desk.send(bytes)
    expect(job.outcome).toMatchObject({ ok: true, report: { created: 1, problems: [] } })
    await desk.run(job.id)
    expect(await nameOf(desk, 'kä-1')).toBe(name)
  })

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ])(
    'SH-4 reads values separated by “%s” (%s), decimal commas and unknown columns',
    async separator => {
      const desk = await open()
      const rows = [
        ['Type', 'SKU', 'Name', 'Regular price', 'Meta: _yoast', 'Shelf'],
        ['simple', 'pot', 'Pot', '1.234,50', 'x', 'A7'],
        ['simple', 'cup', 'Cup', '7,5', '', ''],
      ]
      const { job } = await desk.send(rows.map(row => row.join(separator)).join('\n'))
      expect(job.outcome.report).toMatchObject({ created: 2, problems: [] })
      expect(job.outcome.report.columns.slice(4)).toMatchObject([
        { heading: 'Meta: _yoast', column: null },
        { heading: 'Shelf', column: null },
      ])
      await desk.run(job.id)
      const { items } = (await desk.manager.call('GET', '/products?q=pot')).body
      const { offer } = (await desk.manager.call('GET', `/products/${items[0].id}`)).body
      expect(offer).toMatchObject({ regularPrice: 123_450 })
    },
  )

  it('SH-4 reads line breaks in cells, and names rows as a spreadsheet does', async () => {
    const desk = await open()
    const { job } = await desk.send(
      'Type,SKU,Name,Description,Regular price\nsimple,a,A,"One\n\nTwo, ""three""\r\n",10\nsimple,b,B,"x\ny",ten\n',
    )
    expect(job.outcome.report).toMatchObject({ created: 1, problems: [{ row: 3 }] })
    await desk.run(job.id, true)
    const { items } = (await desk.manager.call('GET', '/products?q=a')).body
    const { body } = await desk.manager.call('GET', `/products/${items[0].id}`)
    expect(body.descriptionHtml).toBe('<p>One</p><p>Two, "three"</p>')
  })

  it('SH-4 refuses a gigabyte in one line without keeping it in memory', async () => {
    const desk = await open()
    const line = endless(1024 * MEGABYTE)
    const before = process.memoryUsage().rss
    const added = await desk.imports.products.add({
      ...{ name: 'line.csv', author: 'Aino', content: line.content() },
    })
    expect(added).toMatchObject({ ok: false, reason: 'too-large' })
    expect(line.read.bytes).toBeLessThanOrEqual(65 * MEGABYTE)
    expect(await desk.imports.products.list()).toEqual([])

    // A file below the limit of uploads, and a command without a limit.
    const short = endless(20 * MEGABYTE)
    const one = await desk.imports.products.add({
      ...{ name: 'line.csv', author: 'Aino', content: short.content() },
    })
    if (!one.ok) throw new Error(one.reason)
    await desk.imports.idle()
    expect(await desk.find(one.id)).toMatchObject({
      outcome: {
        ok: false,
        reason: 'unreadable',
        report: { problems: [{ code: 'malformed', row: 2 }] },
      },
    })
    const again = endless(200 * MEGABYTE)
    const done = await desk.services.shop.catalog.import({ open: () => again.content() })
    expect(done).toMatchObject({ ok: false, reason: 'unreadable' })
    const peak = Math.max(line.read.peakBytes, short.read.peakBytes, again.read.peakBytes)
    expect((peak - before) / MEGABYTE).toBeLessThan(150)
  })

  it('SH-4 tries missing images again, and returns their rows with the errors', async () => {
    const tries = new Map<string, number>()
    const connection = await openDatabase()
    const { shop } = createTestShop(
      connection,
      {},
      {
        pictures: {
          ...PICTURES,
          async fetch(url) {
            const count = (tries.get(url) ?? 0) + 1
            tries.set(url, count)
            const isThere = url.includes('good') || (url.includes('late') && count > 1)
            return isThere ? `picture-${count}` : undefined
          },
        },
      },
    )
    const text = [
      'Type,SKU,Name,Regular price,Images',
      'simple,a,A,1,"https://x.test/good.jpg, https://x.test/late.jpg"',
      'simple,b,B,1,https://x.test/gone.jpg',
    ].join('\n')
    const added = await shop.imports.products.add({
      ...{ name: 'a.csv', author: 'Aino', content: fileOf(text)() },
    })
    if (!added.ok) throw new Error(added.reason)
    await shop.imports.idle()
    await shop.imports.products.run(added.id, { skipInvalid: false })
    await shop.imports.idle()
    const job = await shop.imports.products.find(added.id)
    expect(job).toMatchObject({
      state: 'done',
      outcome: { report: { created: 2, pictures: { fetched: 2, replaced: 1 } } },
    })
    expect(Object.fromEntries(tries)).toEqual({
      'https://x.test/good.jpg': 1,
      'https://x.test/late.jpg': 2,
      'https://x.test/gone.jpg': 3,
    })
    let refused = ''
    for await (const part of (await shop.imports.products.refused(added.id)) ?? []) refused += part
    const rows = refused.trim().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatch(/^simple,b,B,1,.*gone\.jpg.* could not be fetched/)
  })

  it('SH-4 imports 500 categories eight levels deep', async () => {
    const desk = await open()
    const path = (n: number) =>
      Array.from({ length: 8 }, (_, level) =>
        level === 7 ? `Leaf ${n}` : `L${level}-${n % (level + 1)}`,
      )
    const rows = Array.from(
      { length: 500 },
      (_, n) => `simple,s-${n},Pot ${n},1,"${path(n).join(' > ')}"`,
    )
    const { job } = await desk.send(['Type,SKU,Name,Regular price,Categories', ...rows].join('\n'))
    await desk.run(job.id)
    expect(await desk.find(job.id)).toMatchObject({
      state: 'done',
      outcome: { report: { created: 500 } },
    })
    const { rows: found } = await desk.services.db
      .selectFrom('categories')
      .select(['id', 'parent_id', 'name'])
      .execute()
      .then(all => ({ rows: new Map(all.map(row => [row.id, row])) }))
    const depth = (id: string | null): number =>
      id === null ? 0 : 1 + depth(found.get(id)?.parent_id ?? null)
    const leaves = [...found.values()].filter(row => row.name.startsWith('Leaf'))
    expect(leaves).toHaveLength(500)
    expect(new Set(leaves.map(row => depth(row.id)))).toEqual(new Set([8]))
  })

  it('SH-4 imports a product with four options of twenty values', async () => {
    const desk = await open()
    const values = Array.from({ length: 20 }, (_, n) => `V${n}`)
    const options = [1, 2, 3, 4]
    const head = options.flatMap(n => [`Attribute ${n} name`, `Attribute ${n} value(s)`])
    const all = options.flatMap(n => [`Option ${n}`, `"${values.join(', ')}"`])
    const rows = Array.from({ length: 200 }, (_, n) => {
      const digits = [n % 20, Math.floor(n / 20) % 20, (n * 7) % 20, (n * 3) % 20]
      const chosen = options.flatMap((one, index) => [`Option ${one}`, `V${digits[index]}`])
      return ['variation', `x-${n}`, '', '10', 'x', ...chosen].join(',')
    })
    const { job } = await desk.send(
      [
        ['Type', 'SKU', 'Name', 'Regular price', 'Parent', ...head].join(','),
        ['variable', 'x', 'Much', '', '', ...all].join(','),
        ...rows,
      ].join('\n'),
    )
    expect(job.outcome).toMatchObject({ ok: true, report: { rows: 201, problems: [] } })
    const done = await desk.run(job.id)
    expect(done.job).toMatchObject({ state: 'done', outcome: { report: { created: 201 } } })
    const { items } = (await desk.manager.call('GET', '/products?q=Much')).body
    const { body } = await desk.manager.call('GET', `/products/${items[0].id}`)
    expect(body.variants).toHaveLength(200)
    expect(body.options.map((option: { values: string[] }) => option.values.length)).toEqual([
      20, 20, 20, 20,
    ])
  })

  it('SH-4 a product that is deleted while its import runs refuses its variants, not the file', async () => {
    const { db, kind, ...connection } = await openDatabase()
    const { shop } = createTestShop({ db, kind, ...connection })
    const text = [
      'Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      'variable,cup,Cup,,,Size,"S, M"',
      'variation,cup-s,,10,cup,Size,S',
      'simple,pot,Pot,12,,,',
      'variation,cup-m,,11,cup,Size,M',
    ].join('\n')
    let isDeleted = false
    const result = await shop.catalog.import({
      open: fileOf(text),
      async onProgress(done) {
        if (done < 2 || isDeleted) return
        isDeleted = true
        const { id } = await db
          .selectFrom('products')
          .select('id')
          .where('sku', '=', 'cup')
          .executeTakeFirstOrThrow()
        await shop.products.trash(id)
        await shop.products.remove(id)
      },
    })
    expect(isDeleted).toBe(true)
    expect(result).toMatchObject({
      ok: true,
      report: {
        created: 2,
        skipped: 2,
        problems: [
          { row: 3, code: 'unknown-parent', refused: true },
          { row: 5, code: 'unknown-parent', refused: true },
        ],
      },
    })
  })
})

const PICTURES = {
  cacheTag: (id: string) => `media:${id}`,
  resolve: async () => new Map(),
  videos: async () => new Map(),
  placeholderId: 'placeholder',
  scene: 'scene',
}
