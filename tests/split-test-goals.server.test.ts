import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { describeDatabases } from './support/databases.ts'
import { documentOf, goalsOf, text, useSplitTestPages } from './support/split-test-pages.ts'

const contact = (id: string, props = {}): PageNode => ({
  type: 'contact-form',
  props: { id, title: 'Ask us', captcha: false, botCheck: false, ...props },
})
const PERSON = { field_name: 'Aino', field_email: 'a@example.com', field_message: 'Hello' }

describeDatabases('goals of split tests', openDatabase => {
  const site = useSplitTestPages(openDatabase)
  const { put, open, post, counts } = site

  /** Submits a form without script. */
  async function send(path: string, { cookie }: { cookie: string }, element: string) {
    const call = { _action: `${element}/send` }
    const refused = await post(path, cookie, { ...call, ...PERSON, field_email: 'no' })
    const tokens = [...refused.body.matchAll(/name="token" value="([^"]+)"/g)].map(([, one]) => one)
    for (const token of tokens) await post(path, cookie, { ...call, ...PERSON, token: token ?? '' })
  }

  it('lists goal storage of browsers while a test runs', async () => {
    const { consent, splitTests } = site.services
    const isListed = async () => {
      await Promise.all([splitTests.refresh(), consent.refresh()])
      return (await consent.inventory()).stored.includes('vitrine:goals')
    }
    expect(await isListed()).toBe(false)
    const { key } = await open()
    expect(await isListed()).toBe(true)
    await splitTests.pause(key, 'staff')
    expect(await isListed()).toBe(false)
  })

  it('AB-4: a goal inside of the test counts in each subject, whichever of them it was named in', async () => {
    const moved = { type: 'section', props: { id: 'around', content: [contact('asked')] } }
    for (const goalModule of ['ask', 'asked']) {
      const test = await site.openWith({
        changes: { goalModule },
        a: [contact('ask'), contact('other')],
        b: [text('new', 'New'), moved, contact('another')],
      })
      expect(goalsOf(test.a.body).modules).toContain('ask')
      expect(goalsOf(test.b.body).modules).toContain('asked')
      for (const wrong of ['other', 'another']) {
        await send(test.path, wrong === 'other' ? test.a : test.b, wrong)
        expect(goalsOf(test.a.body).modules).not.toContain(wrong)
        expect(goalsOf(test.b.body).modules).not.toContain(wrong)
      }
      expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, undefined])
      await send(test.path, test.a, 'ask')
      await send(test.path, test.b, 'asked')
      expect((await counts(test.key)).map(one => one.con_goal)).toEqual([1, 1])
    }
  })

  it('AB-4: where a subject has a goal by its own name, nothing else of it is one', async () => {
    const test = await site.openWith({
      changes: { goalModule: 'ask, asked' },
      a: [contact('ask')],
      b: [contact('first'), contact('asked')],
    })
    await send(test.path, test.b, 'first')
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, undefined])
    expect(goalsOf(test.b.body).modules).not.toContain('first')
    await send(test.path, test.b, 'asked')
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, 1])
  })

  it('AB-4: a goal in a layout block counts by its id in the block', async () => {
    const block = await put(
      `/parts/${site.newKey()}`,
      documentOf(contact('ask'), text('beside', 'Beside')),
      'block',
    )
    const place = (id: string): PageNode => ({ type: 'layout-block', props: { id, block } })
    const test = await open({ goalModule: 'ask' }, place('top'), place('foot'))
    expect(goalsOf(test.b.body).modules).toEqual(expect.arrayContaining(['top-ask', 'foot-ask']))
    expect(goalsOf(test.b.body).modules).not.toContain('top-beside')
    await send(test.path, test.b, 'foot-ask')
    await send(test.path, test.a, 'top-ask')
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([1, 1])
  })

  it('AB-4: a goal in a popup counts by its id', async () => {
    const popup = await put(
      `/parts/${site.newKey()}`,
      documentOf({
        type: 'popup',
        props: { id: 'frame', name: 'offer', content: [contact('want')] },
      }),
      'block',
    )
    const conditions = { include: [{ kind: 'site' as const }], exclude: [] }
    expect(await site.services.pages.popups.set(popup, { isOn: true, conditions })).toEqual({
      ok: true,
    })
    const test = await open({ goalModule: 'want' })
    const id = `popup-${popup}-want`
    expect(goalsOf(test.b.body).modules).toContain(id)
    await send(test.path, test.b, id)
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, 1])
  })

  it('AB-4: each copy of a goal in a loop counts', async () => {
    for (const name of ['one', 'two']) await put(`/posts/${name}`, documentOf(), 'post')
    const loop = { type: 'loop', props: { id: 'loop', content: [contact('copied')] } }
    const test = await open({ goalModule: 'copied' }, loop)
    expect(goalsOf(test.a.body).modules).toEqual(['copied', 'copied--1', 'copied--2'])
    await send(test.path, test.a, 'copied--2')
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([1, undefined])
  })

  it('AB-4: a goal that its owner gave another name counts by its id', async () => {
    const form = contact('ask', { attributes: { id: 'your-question' } })
    const test = await open({ goalModule: 'ask' }, form)
    expect(goalsOf(test.a.body).modules).toContain('your-question')
    await send(test.path, test.a, 'your-question')
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([1, undefined])
  })
})
