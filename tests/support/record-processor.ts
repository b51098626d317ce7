import { relative } from 'node:path'
import { afterAll } from 'vitest'
import { recordProcessorSeconds } from './processor-seconds.ts'

/** Records the CPU time of each test file, including its imports. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest requires a destructured parameter
afterAll(({}, { file }) => recordProcessorSeconds(relative(process.cwd(), file.filepath)))
