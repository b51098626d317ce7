import pg from 'pg'

/** URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Copies a database, with file copies where Postgres supports them (15 or later), which is twice as fast. */
export function copyDatabase(serverUrl: string, template: string, name: string) {
  return connected(serverUrl, async client => {
    const { rows } = await client.query('show server_version_num')
    const how = Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : ''
    await client.query(`create database ${name} template ${template} ${how}`)
  })
}

export function runSql(url: string, statement: string) {
  return connected(url, async client => {
    await client.query(statement)
  })
}

async function connected(url: string, use: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
