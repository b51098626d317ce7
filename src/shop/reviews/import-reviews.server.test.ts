import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { prepareShop } from '../../../tests/support/shop.ts'

const file = (text: string) => new TextEncoder().encode(text)

describeDatabases('import of reviews', open => {
  const bench = prepareShop(open)
  const save = async (slug: string, sku: string) => {
    const [id = ''] = await bench.shop.catalog.save([
      { type: 'simple', name: slug, slug, sku, variant: { regularPrice: 100 } },
    ])
    return id
  }
  async function run(text: string, isPreview = false) {
    const done = await bench.shop.reviews.import({ file: file(text), language: 'en', isPreview })
    if (!done.ok) throw new Error(done.reason)
    return done.report
  }

  test('SH-4 files of review apps for Shopify are recognized; a repeated import adds nothing', async () => {
    const id = await save('soap', 'S-1')
    const text = [
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date',
      'Great,"Smells good.\n\nLasts long.",5,2026-01-02 10:30:00 UTC,web,ok,Ida,ida@example.com,99,soap,Thanks,2026-01-03',
      ',Too small,2,2026-01-05,web,spam,Jo,jo@example.com,99,soap,,',
      ',No product,4,2026-01-05,web,ok,Al,,98,unknown,,',
      ',No stars,six,2026-01-05,web,ok,Al,,99,soap,,',
      ',Later,4,2999-01-05,web,ok,Al,,99,soap,,',
    ].join('\r\n')
    expect(await run(text, true)).toMatchObject({ added: 2, invalid: 3 })
    expect(await bench.shop.reviews.summary(id)).toMatchObject({ rating: undefined })
    expect(await run(text)).toMatchObject({
      added: 2,
      problems: [
        { row: 4, reason: 'unknown-product' },
        { row: 5, reason: 'bad-rating' },
        { row: 6, reason: 'bad-date' },
      ],
    })
    expect(await run(text)).toMatchObject({ added: 0, unchanged: 2 })
    const asked = { productId: id, sort: 'newest', offset: 0, limit: 10 } as const
    expect(await bench.shop.reviews.shown(asked)).toMatchObject([
      {
        ...{ rating: 5, title: 'Great', body: 'Smells good.\n\nLasts long.', name: 'Ida' },
        at: Date.UTC(2026, 0, 2, 10, 30),
        reply: { text: 'Thanks', at: Date.UTC(2026, 0, 3) },
      },
    ])
  })

  test('SH-4 an export is imported again with the same stars, texts and states', async () => {
    const id = await save('tea', 'T-1')
    const added = await bench.shop.reviews.add({
      ...{ productId: id, rating: 4, title: '=1+1', body: 'Line one\nline two', name: 'Ümit' },
      ...{ email: 'u@example.com', uniqueKey: 'tea' },
    })
    if (!added.ok) throw new Error(added.reason)
    await bench.shop.reviews.change(added.id, { status: 'published', reply: 'Danke, "Ümit"' })
    let text = ''
    for await (const part of bench.shop.reviews.export({ product: id })) text += part
    await bench.shop.reviews.remove(added.id)
    expect(await run(text)).toMatchObject({ added: 1, invalid: 0 })
    const asked = { productId: id, sort: 'newest', offset: 0, limit: 10 } as const
    expect(await bench.shop.reviews.shown(asked)).toMatchObject([
      {
        ...{ rating: 4, title: '=1+1', body: 'Line one\nline two', name: 'Ümit' },
        reply: { text: 'Danke, "Ümit"' },
      },
    ])
  })

  test('SH-4 Latin-1 with semicolons and decimal commas is read; other files are refused', async () => {
    await save('kaese', 'K-1')
    const text = 'sku;rating;author;review\nK-1;4,0;Jürgen;Köstlich\n'
    const latin = Uint8Array.from(text, letter => letter.charCodeAt(0))
    const read = await bench.shop.reviews.import({ file: latin, language: 'de', isPreview: false })
    expect(read).toMatchObject({ report: { added: 1, format: { delimiter: ';' } } })
    const refused = await bench.shop.reviews.import({
      ...{ file: file('name,price\na,1\n'), language: 'en', isPreview: true },
    })
    expect(refused).toMatchObject({ ok: false, reason: 'no-review-columns' })
  })
})
