import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { recordFlaky } from '../bin/flaky-record.ts'
import { playwrightReport, processorSecondsByFile, vitestReport } from '../bin/test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('reports of the test runners', () => {
  it('counts tests, names failures and reports durations', () => {
    const assertion = { fullName: 'does it', duration: 12, failureMessages: [] }
    const failure = {
      fullName: 'does not',
      duration: 3,
      failureMessages: ['\u001b[31mno\u001b[39m'],
    }
    const report = vitestReport(
      {
        numPassedTests: 1,
        numPendingTests: 2,
        testResults: [
          {
            name: '/checkout/tests/a.test.ts',
            status: 'failed',
            message: '',
            assertionResults: [
              { ...assertion, status: 'passed' },
              { ...failure, status: 'failed' },
            ],
          },
          {
            name: '/checkout/tests/b.test.ts',
            status: 'failed',
            message: 'broken',
            assertionResults: [],
          },
        ],
      },
      '/checkout',
    )
    expect(report).toEqual({
      passed: 1,
      skipped: 2,
      flaky: [],
      failed: [
        { title: 'tests/a.test.ts › does not', message: 'no' },
        { title: 'tests/b.test.ts', message: 'broken' },
      ],
      times: [
        { title: 'tests/a.test.ts › does it', ms: 12 },
        { title: 'tests/a.test.ts › does not', ms: 3 },
      ],
    })
  })

  it('counts a server test that passed at its second try as passed, and names it', () => {
    const wavering = { fullName: 'wavers', status: 'passed', failureMessages: ['at first'] }
    const steady = { fullName: 'stands', status: 'passed', failureMessages: [] }
    const file = { name: '/checkout/tests/a.test.ts', status: 'passed', message: '' }
    const report = vitestReport(
      {
        numPassedTests: 2,
        numPendingTests: 0,
        testResults: [{ ...file, assertionResults: [wavering, steady] }],
      },
      '/checkout',
    )
    expect(report).toMatchObject({ passed: 2, failed: [], flaky: ['tests/a.test.ts › wavers'] })
  })

  it('counts a browser test that passed at its second try as passed, and names it', () => {
    const results = [{ duration: 5, error: { message: 'at first' } }, { duration: 7 }]
    const report = playwrightReport({
      stats: { expected: 4, skipped: 1 },
      suites: [
        {
          suites: [
            {
              specs: [
                {
                  file: 'a.spec.ts',
                  line: 9,
                  title: 'wavers',
                  tests: [{ status: 'flaky', results }],
                },
              ],
            },
          ],
        },
      ],
    })
    expect(report).toMatchObject({ passed: 5, skipped: 1, failed: [] })
    expect(report.flaky).toEqual(['a.spec.ts › wavers'])
    expect(report.times).toEqual([{ title: 'a.spec.ts › wavers', ms: 12 }])
  })

  it('sums the CPU time of each file, highest first', () => {
    const lines = [
      { file: 'a.spec.ts', seconds: 1 },
      { file: 'b.spec.ts', seconds: 2.5 },
      { file: 'a.spec.ts', seconds: 2 },
    ]
    const record = lines.map(line => `${JSON.stringify(line)}\n`).join('')
    expect(processorSecondsByFile(record)).toEqual([
      { file: 'a.spec.ts', seconds: 3 },
      { file: 'b.spec.ts', seconds: 2.5 },
    ])
  })

  it('takes a test for a failure that needs its second try twice in a row', () => {
    const file = join(folder, 'flaky.json')
    expect(recordFlaky(file, ['a', 'b'])).toEqual([])
    expect(recordFlaky(file, ['b', 'c'])).toEqual(['b'])
    expect(recordFlaky(file, [])).toEqual([])
    expect(recordFlaky(file, ['b'])).toEqual([])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['b'])
    writeFileSync(file, '["b"')
    expect(recordFlaky(file, ['b'])).toEqual([])
  })
})
