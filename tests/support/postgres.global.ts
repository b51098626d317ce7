import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One Postgres for the whole run; each suite takes a database of its own in it. */
export default async function setup(project: TestProject) {
  const cluster = await startCluster()
  project.provide('postgresUrl', cluster.url)
  return cluster.stop
}
