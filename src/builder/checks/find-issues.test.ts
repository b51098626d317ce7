import { expect, it } from 'vitest'
import { findDocumentIssues } from './find-issues.ts'

it('reads settings of modules that a document leaves out, in rows of lists as well', () => {
  const fields = [{ id: 'a' }, { id: 'a', rules: [{ field: 'gone' }] }]
  const form = { type: 'contact-form', props: { id: 'form', fields, recipients: [{ field: 'b' }] } }
  const issues = findDocumentIssues([form], () => undefined)
  expect(issues.map(({ nodeId, kind, value }) => [nodeId, kind, value])).toEqual([
    ['form', 'settings', 'a'],
    ['form', 'settings', 'gone'],
    ['form', 'settings', ''],
    ['form', 'settings', 'b'],
  ])
})
