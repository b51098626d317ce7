import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { recordFlaky } from '../bin/flaky-record.ts'
import {
  failedFiles,
  playwrightReport,
  processorSecondsByFile,
  repeatedReport,
  vitestReport,
} from '../bin/test-reports.ts'

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
            assertionResults: [
              { fullName: 'is left out', status: 'skipped', failureMessages: [] },
              { fullName: 'comes later', status: 'todo', failureMessages: [] },
            ],
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
        { title: 'tests/b.test.ts › is left out', ms: 0 },
        { title: 'tests/b.test.ts › comes later', ms: 0 },
      ],
    })
  })

  it('counts a server test that passed when its file ran again as passed, and names it', () => {
    const result = (fullName: string, status: string) => ({
      fullName,
      status,
      failureMessages: status === 'failed' ? ['no'] : [],
    })
    const file = (name: string, assertionResults: ReturnType<typeof result>[]) => ({
      name: `/checkout/tests/${name}.test.ts`,
      status: assertionResults.some(one => one.status === 'failed') ? 'failed' : 'passed',
      message: '',
      assertionResults,
    })
    const first = {
      testResults: [
        file('a', [result('wavers', 'failed'), result('fails', 'failed')]),
        file('b', [result('stands', 'passed')]),
        { ...file('c', [result('could not start', 'skipped')]), status: 'failed' },
      ],
    }
    const second = {
      testResults: [
        file('a', [result('wavers', 'passed'), result('fails', 'failed')]),
        file('c', [result('could not start', 'passed')]),
      ],
    }
    expect(failedFiles(first, '/checkout')).toEqual(['tests/a.test.ts', 'tests/c.test.ts'])
    expect(repeatedReport(first, second, '/checkout')).toMatchObject({
      passed: 3,
      skipped: 0,
      failed: [{ title: 'tests/a.test.ts › fails', message: 'no' }],
      flaky: ['tests/a.test.ts › wavers', 'tests/c.test.ts'],
    })
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
