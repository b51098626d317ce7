/** Result of a JSON test report. */
export interface Report {
  passed: number
  skipped: number
  /** Failed tests with the beginning of their message. */
  failed: { title: string; message: string }[]
  /** Tests that passed on the second attempt. */
  flaky: string[]
  /** Duration of each test. */
  times: { title: string; ms: number }[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: {
    status: string
    fullName: string
    duration?: number
    failureMessages: string[]
  }[]
}

export interface VitestJson {
  testResults: VitestFile[]
}

interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}

interface Spec {
  file: string
  line: number
  title: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    results: { duration: number; error?: { message?: string } }[]
  }[]
}

export interface PlaywrightJson {
  stats: { expected: number; skipped: number }
  suites: Suite[]
}

const LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal start with one
const COLORS = /\u001b\[[0-9;]*m/g

export function vitestReport(json: VitestJson, root: string): Report {
  const files = json.testResults.map(file => ({ ...file, name: file.name.replace(`${root}/`, '') }))
  const failed = files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed')
    // A file that failed to load contains no failed test.
    if (status === 'failed' && tests.length === 0) return [{ title: name, message: head(message) }]
    return tests.map(test => ({
      title: `${name} › ${test.fullName}`,
      message: head(test.failureMessages.join('\n')),
    }))
  })
  const times = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name} › ${fullName}`,
      ms: duration ?? 0,
    })),
  )
  const states = files.flatMap(file => file.assertionResults).map(test => test.status)
  const passed = states.filter(state => state === 'passed').length
  const skipped = states.filter(state => state !== 'passed' && state !== 'failed').length
  return { passed, skipped, failed, flaky: [], times }
}

/** Files with a failure, as paths below the root. */
export function failedFiles(json: VitestJson, root: string): string[] {
  return json.testResults
    .filter(file => file.status === 'failed')
    .map(file => file.name.replace(`${root}/`, ''))
}

/** Report of a run whose failed files ran a second time: the second result of a file counts. */
export function repeatedReport(first: VitestJson, second: VitestJson, root: string): Report {
  const repeated = new Map(second.testResults.map(file => [file.name, file]))
  const report = vitestReport(
    { testResults: first.testResults.map(file => repeated.get(file.name) ?? file) },
    root,
  )
  const stillFailed = new Set(report.failed.map(test => test.title))
  const flaky = vitestReport(first, root)
    .failed.map(test => test.title)
    .filter(title => !stillFailed.has(title))
  return { ...report, flaky }
}

export function playwrightReport({ stats, suites }: PlaywrightJson): Report {
  const tests = specsOf(suites).flatMap(({ file, title, line, tests }) =>
    // Without line numbers, so that edits above a test do not change its name.
    tests.map(test => ({
      ...test,
      title: `${file} › ${title}`,
      place: `${file}:${line} › ${title}`,
    })),
  )
  const flaky = tests.filter(test => test.status === 'flaky').map(test => test.title)
  return {
    passed: stats.expected + flaky.length,
    skipped: stats.skipped,
    failed: tests
      .filter(test => test.status === 'unexpected')
      .map(({ place, results }) => ({
        title: place,
        message: head(results.at(-1)?.error?.message ?? 'no result'),
      })),
    flaky,
    times: tests.map(({ title, results }) => ({
      title,
      ms: results.reduce((sum, result) => sum + result.duration, 0),
    })),
  }
}

/** CPU seconds by test file, highest first, from a record of `{ file, seconds }` lines. */
export function processorSecondsByFile(record: string): { file: string; seconds: number }[] {
  const byFile = new Map<string, number>()
  for (const line of record.split('\n').filter(Boolean)) {
    const { file, seconds } = JSON.parse(line) as { file: string; seconds: number }
    byFile.set(file, (byFile.get(file) ?? 0) + seconds)
  }
  return [...byFile]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
}

function specsOf(suites: Suite[] = []): Spec[] {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)])
}

function head(message: string): string {
  return message.replaceAll(COLORS, '').split('\n').slice(0, LINES).join('\n')
}
