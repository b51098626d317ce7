import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBalancer } from '../../tests/doubles/balancer.ts'
import { startS3 } from '../../tests/doubles/s3-server.ts'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import { type Site, startSite } from './site.ts'

/**
 * What `deploy/compose.yaml` starts, as processes: two copies behind a balancer, with Postgres and
 * S3. Both write mails to the same folder.
 */
export async function startCopies(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-copies-'))
  const postgres = await startCluster()
  const s3 = await startS3({ folder: join(dataDir, 's3') })
  const balancer = await startBalancer()
  const env = {
    ...s3.environment,
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a secret key that both copies have',
    PUBLIC_URL: balancer.url.replace('127.0.0.1', 'localhost'),
    TRUST_PROXY: 'loopback',
    DEMO: '0',
    RATE_LIMIT: '0',
  }
  const copies = [await startSite({ dataDir, env }), await startSite({ dataDir, env })]
  balancer.serve(copies.map(({ url }) => Number(new URL(url).port)))
  return {
    url: balancer.url,
    dataDir,
    env,
    output: () => copies.map(copy => copy.output()).join('\n'),
    async stop() {
      await Promise.all(copies.map(copy => copy.stop()))
      await balancer.stop()
      await s3.stop()
      await postgres.stop()
    },
  }
}
