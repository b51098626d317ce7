import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { testSeed } from './tests/support/random.ts'

/** `unit`: no database, seconds. `server`: real databases and real processes. */
export default defineConfig({
  plugins: [react(), keepNoListsOfFiles()],
  test: {
    // As many as there are processors.
    maxWorkers: '100%',
    // What a worker has loaded serves its next file: no module of ours has a state of its own.
    isolate: false,
    // What the unit tests have compiled serves the server tests, and the next run.
    experimental: { fsModuleCache: true },
    // A ceiling, not a measure: only what never comes is waited for so long.
    expect: { poll: { timeout: 15_000 } },
    // Files share a worker's modules: another order in each run shows what depends on it.
    sequence: { shuffle: { files: true, tests: false }, seed: testSeed() },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/record-processor.ts'],
          // The full suite tries each property of amounts with 100,000 cases.
          testTimeout: process.env.TEST_FULL || process.env.PROPERTY_RUNS ? 1_800_000 : 60_000,
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts', 'tests/failures/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/**/*.server.test.ts', 'tests/**/*.server.test.ts'],
          setupFiles: [
            'tests/support/fail-on-console.ts',
            'tests/support/quick-passwords.ts',
            'tests/support/quick-react.ts',
            'tests/support/record-processor.ts',
          ],
          globalSetup: ['tests/support/databases.global.ts', 'tests/support/production.global.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'failures',
          environment: 'node',
          include: ['tests/failures/**/*.test.ts'],
          setupFiles: ['tests/support/record-processor.ts'],
          globalSetup: ['tests/support/production.global.ts'],
          // Copies, databases and visitors need both processors.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})

/** What a glob finds is another list when a file comes: such a module is compiled in every run. */
function keepNoListsOfFiles(): Plugin {
  return {
    name: 'keep-no-lists-of-files',
    configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
      defineCacheKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : null))
    },
  }
}
