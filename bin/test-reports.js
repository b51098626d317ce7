/**
 * What a runner's JSON report says: counts, and each failed test with the first lines of its reason.
 * @typedef {{ passed: number, skipped: number, flaky: number, failed: { title: string, message: string }[] }} Report
 */

const LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal start with one
const COLOURS = /\u001b\[[0-9;]*m/g

/** @returns {Report} */
export function vitestReport({ numPassedTests, numPendingTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed')
    // A file that could not be loaded, or whose hooks failed, may hold no failed test.
    if (status === 'failed' && tests.length === 0) return [{ title: name, message: head(message) }]
    return tests.map(test => ({
      title: `${name} › ${test.fullName}`,
      message: head(test.failureMessages.join('\n')),
    }))
  })
  return { passed: numPassedTests, skipped: numPendingTests, flaky: 0, failed }
}

/** @returns {Report} */
export function playwrightReport({ stats, suites }) {
  const failed = specsOf(suites).flatMap(spec =>
    spec.tests
      .filter(test => test.status === 'unexpected')
      .map(test => ({
        title: `${spec.file}:${spec.line} › ${spec.title}`,
        message: head(test.results.at(-1)?.error?.message ?? 'no result'),
      })),
  )
  return { passed: stats.expected, skipped: stats.skipped, flaky: stats.flaky, failed }
}

function specsOf(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)])
}

function head(message) {
  return message.replaceAll(COLOURS, '').split('\n').slice(0, LINES).join('\n')
}
