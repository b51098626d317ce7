import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DAY, HOUR } from '#base'
import type { Figure } from '../report.ts'
import { removeFolder, type Site, startSite } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'
import { median, percentile, timeEach } from '../statistics.ts'
import { measureGoals } from './goals.ts'

/** The demo's test on its home page. */
const TEST = 'homeheadline'
const EVENTS = 10_000_000
const DAYS = 90
const SAMPLES = 40
const VISITS = 3000

/** Counts for every hour, subject, type of visitor and event, scaled to the requested total. */
const COUNTS = `insert or replace into split_test_counts
    (test_id, hour, subject, record_type, device, is_returning, times, value, value_squares)
  with recursive hours(n) as (select 0 union all select n + 1 from hours where n < ${DAYS} * 24 - 1),
    kinds(subject, type, device, again) as (
      select s.column1, t.column1, d.column1, r.column1
      from (values ('a'), ('b')) s,
        (values ('view_page'), ('read_page'), ('view_goal'), ('read_goal'), ('click_goal'), ('con_goal')) t,
        (values ('phone'), ('tablet'), ('desktop')) d, (values (0), (1)) r)
  select '${TEST}', $from + n * ${HOUR}, subject, type, device, again,
    ${EVENTS} / (${DAYS} * 24 * 72) + 1, 0, 0
  from hours, kinds`

/**
 * Cost of split tests: a cached page alone and while goals are reported, and a report over ten
 * million events.
 */
export async function measureExperiments(site: Site): Promise<Figure[]> {
  return [await measureChoosing(site), ...(await measureGoals(site)), await measureReport()]
}

/**
 * Alternates requests of a known visitor and of a bot, which gets the first subject without an
 * assignment. Both send a user agent.
 */
async function measureChoosing(site: Site): Promise<Figure> {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const get = async (headers: Record<string, string>) => {
    const answer = await fetch(site.url, { headers: { accept: 'text/html', ...headers } })
    await answer.arrayBuffer()
    return answer
  }
  let cookie: string | undefined
  for (let tries = 0; tries < 50 && !cookie; tries++) {
    const answer = await get({ 'user-agent': browser })
    const set = answer.headers.getSetCookie().find(one => one.startsWith('vt_split'))
    // Same subject as for bots.
    if (set?.includes(`${TEST}-a`)) cookie = set.split(';')[0]
  }
  if (!cookie) throw new Error('the home page of the demo has no split test')
  const asked = {
    visitor: { 'user-agent': browser, cookie },
    program: { 'user-agent': 'Examplebot/1.0' },
  }
  const times = { visitor: [] as number[], program: [] as number[] }
  for (let visit = 0; visit < VISITS; visit++) {
    for (const who of ['visitor', 'program'] as const) {
      const [time = 0] = await timeEach(1, () => get(asked[who]))
      if (visit >= VISITS / 3) times[who].push(time)
    }
  }
  const value = median(times.visitor) - median(times.program)
  return { what: 'a cached page: to choose its subjects', value, unit: 'ms', aim: { atMost: 0.2 } }
}

async function measureReport(): Promise<Figure> {
  const first = await startSite()
  addOwner(first)
  await first.stop()
  const from = Math.floor(Date.now() / DAY) * DAY - DAYS * DAY
  const database = new DatabaseSync(join(first.dataDir, 'vitrine.db'))
  database.prepare('update split_tests set started_at = ? where id = ?').run(from, TEST)
  database.prepare(COUNTS).run({ from })
  const { times } =
    database.prepare('select sum(times) as times from split_test_counts').get() ?? {}
  database.close()
  const site = await startSite({ dataDir: first.dataDir })
  try {
    const call = await signIn(site)
    const path = `/split-tests/${TEST}?period=all`
    const { report } = await call<{ report: { subjects: unknown[] } }>(path)
    if (Number(times) < EVENTS || report.subjects.length < 2) throw new Error('too few are counted')
    const samples = await timeEach(SAMPLES, () => call(path))
    const what = 'report of a split test, 10,000,000 events of 90 days, p95'
    return { what, value: percentile(samples, 0.95), unit: 'ms', aim: { atMost: 200 } }
  } finally {
    await site.stop()
    removeFolder(site.dataDir)
  }
}
