import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { type ImportDesk, openImportDesk } from './support/import-desk.ts'

const HEADER =
  'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date'
const APP = [
  HEADER,
  'Great,"Smells good.\n\nLasts long.",5,2026-01-02 10:30:00 UTC,web,ok,Ida,ida@example.com,99,soap,Thanks,2026-01-03',
  ',Too small,2,2026-01-05,web,spam,Jo,jo@example.com,99,soap,,',
  ',No product,4,2026-01-05,web,ok,Al,,98,unknown,,',
  ',No stars,six,2026-01-05,web,ok,Al,,99,soap,,',
  ',Later,4,2999-01-05,web,ok,Al,,99,soap,,',
].join('\r\n')

const shown = (desk: ImportDesk, productId: string) =>
  desk.services.shop.reviews.shown({ productId, sort: 'newest', offset: 0, limit: 10 })

describeDatabases('import of reviews', openDatabase => {
  async function open() {
    const desk = await openImportDesk(openDatabase, '/review-imports')
    const save = async (slug: string, sku: string) => {
      const [id = ''] = await desk.services.shop.catalog.save([
        { type: 'simple', name: slug, slug, sku, variant: { regularPrice: 100 } },
      ])
      return id
    }
    return Object.assign(desk, { save })
  }

  it('SH-4 imports reviews of apps for Shopify after a dry run; a repeated import adds nothing', async () => {
    const desk = await open()
    const id = await desk.save('soap', 'S-1')
    const { job } = await desk.send(APP)
    expect(job.outcome).toMatchObject({
      ok: false,
      reason: 'invalid',
      report: { rows: 5, created: 2, skipped: 3 },
    })
    expect(job.outcome.report.problems).toMatchObject([
      { row: 4, code: 'unknown', refused: true },
      { row: 5, code: 'invalid-value', column: 'rating' },
      { row: 6, code: 'invalid-date', column: 'review_date' },
    ])
    expect(await shown(desk, id)).toEqual([])
    const refused = await desk.refused(job.id)
    expect(refused.trim().split('\r\n')).toHaveLength(4)
    expect(refused).toContain('“six” is not a rating from 1 to 5.')

    const done = await desk.run(job.id, true)
    expect(done.job).toMatchObject({ state: 'done', changes: 2 })
    expect(await shown(desk, id)).toMatchObject([
      {
        ...{ rating: 5, title: 'Great', body: 'Smells good.\n\nLasts long.', name: 'Ida' },
        at: Date.UTC(2026, 0, 2, 10, 30),
        reply: { text: 'Thanks', at: Date.UTC(2026, 0, 3) },
      },
    ])
    const again = await desk.send(APP)
    expect(again.job.outcome.report).toMatchObject({ created: 0, unchanged: 2, skipped: 3 })
  })

  it('SH-4 undoes an import of reviews with the average, except those that were answered since', async () => {
    const desk = await open()
    const id = await desk.save('soap', 'S-1')
    const { job } = await desk.send(APP)
    await desk.run(job.id, true)
    const { reviews } = desk.services.shop
    expect(await reviews.summary(id)).toMatchObject({ rating: { count: 1 } })
    const { items } = (await desk.manager.call('GET', '/reviews?q=small')).body
    await desk.manager.call('PATCH', `/reviews/${items[0].id}`, { reply: 'Sorry' })
    const { job: undone } = await desk.undo(job.id)
    expect(undone).toMatchObject({
      state: 'undone',
      undo: { undone: 1, kept: 1, items: [{ label: 'Jo', reason: 'edited' }] },
    })
    expect(await shown(desk, id)).toEqual([])
    expect((await reviews.summary(id)).rating).toBeUndefined()
  })

  it('SH-4 imports an export again with the same stars, texts and states', async () => {
    const desk = await open()
    const id = await desk.save('tea', 'T-1')
    const { reviews } = desk.services.shop
    const added = await reviews.add({
      ...{ productId: id, rating: 4, title: '=1+1', body: 'Line one\nline two', name: 'Ümit' },
      ...{ email: 'u@example.com', uniqueKey: 'tea' },
    })
    if (!added.ok) throw new Error(added.reason)
    await reviews.change(added.id, { status: 'published', reply: 'Danke, "Ümit"' })
    let text = ''
    for await (const part of reviews.export({ product: id })) text += part
    await reviews.remove(added.id)
    const { job } = await desk.send(text)
    expect(job.outcome).toMatchObject({ ok: true, report: { created: 1, problems: [] } })
    await desk.run(job.id)
    expect(await shown(desk, id)).toMatchObject([
      {
        ...{ rating: 4, title: '=1+1', body: 'Line one\nline two', name: 'Ümit' },
        reply: { text: 'Danke, "Ümit"' },
      },
    ])
  })

  it('SH-4 reads Latin-1 with semicolons and decimal commas, and refuses other tables', async () => {
    const desk = await open()
    const id = await desk.save('kaese', 'K-1')
    const text = 'sku;rating;author;review;date\nK-1;4,0;Jürgen;Köstlich;03/25/2025\n'
    const { job } = await desk.send(Buffer.from(text, 'latin1'))
    expect(job.outcome).toMatchObject({ ok: true, report: { format: { delimiter: ';' } } })
    await desk.run(job.id)
    expect(await shown(desk, id)).toMatchObject([
      { name: 'Jürgen', body: 'Köstlich', rating: 4, at: Date.UTC(2025, 2, 25) },
    ])
    const other = await desk.send('name,price\na,1\n')
    expect(other.job.outcome).toMatchObject({ ok: false, reason: 'unreadable' })
  })

  it('SH-4 asks for the order of day and month if the dates of a file do not tell', async () => {
    const desk = await open()
    const id = await desk.save('tea', 'T-1')
    const { job } = await desk.send('sku,rating,review,date\nT-1,5,Good,03/04/2025\n')
    expect(job.outcome.report).toMatchObject({
      dates: { order: null, sample: '03/04/2025' },
      problems: [{ code: 'ambiguous-date', value: '03/04/2025', refused: true }],
    })
    const chosen = await desk.act(job.id, 'check', { options: { dateOrder: 'mdy' } })
    expect(chosen.job.outcome).toMatchObject({ ok: true, report: { dates: { order: 'mdy' } } })
    await desk.run(job.id)
    expect(await shown(desk, id)).toMatchObject([{ at: Date.UTC(2025, 2, 4) }])
  })
})
