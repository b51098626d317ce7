import { Agent, request } from 'node:http'
import type { Figure } from '../report.ts'
import { threadsCpuMs } from '../server-metrics.ts'
import type { Site } from '../site.ts'
import { percentile, timeEach } from '../statistics.ts'

const GOALS_PER_SECOND = 1000
const TYPES = ['read_page', 'view_goal', 'read_goal', 'click_goal']
const STEP_MS = 10
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const headers = { accept: 'text/html', 'user-agent': BROWSER }

/**
 * Page loads while a thousand goals per second are reported, each by a new visitor so that all are
 * stored.
 */
export async function measureGoals(site: Site): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const beacons: { cookie: string; body: string }[] = []
  const first = await (await fetch(site.url, { headers })).text()
  const { nonce, tests } = JSON.parse(
    /id="vt-split-tests">(.*?)<\/script>/.exec(first)?.[1] ?? '{"tests":[]}',
  )
  for (let visitor = 0; visitor < GOALS_PER_SECOND; visitor++) {
    const page = await fetch(site.url, { headers })
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await page.arrayBuffer()
    const [, subject_id = ''] = new RegExp(`${tests[0]?.test}-(\\w+)`).exec(cookie) ?? []
    if (!subject_id) throw new Error('the home page of the demo has no split test')
    for (const record_type of TYPES) {
      const stats = JSON.stringify([{ test_id: tests[0].test, subject_id, record_type }])
      const fields = { action: 'update-stats', nonce, stats_data_array: stats }
      beacons.push({ cookie, body: new URLSearchParams(fields).toString() })
    }
  }
  const goals = beacons.length
  const usedBefore = threadsCpuMs(site.pid)
  const told: Promise<number | undefined>[] = []
  const timer = setInterval(() => {
    const some = beacons.splice(0, (GOALS_PER_SECOND * STEP_MS) / 1000)
    for (const one of some) told.push(tell(one))
  }, STEP_MS)
  const readers = { ...headers, cookie: beacons[0]?.cookie ?? '' }
  const times: number[] = []
  while (beacons.length > 0) {
    const [time = 0] = await timeEach(1, async () =>
      (await fetch(site.url, { headers: readers })).arrayBuffer(),
    )
    times.push(time)
    await new Promise(resolve => setTimeout(resolve, STEP_MS))
  }
  clearInterval(timer)
  const lost = (await Promise.all(told)).filter(status => status !== 200).length
  if (lost > 0) throw new Error(`${lost} goals were not taken`)
  agent.destroy()
  const used = ((threadsCpuMs(site.pid) - usedBefore) * GOALS_PER_SECOND) / goals
  const what = `${GOALS_PER_SECOND.toLocaleString('en')} goals a second`
  return [
    {
      what: `a cached page, ${what}, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      aim: { atMost: 100 },
    },
    // Independent of other load.
    {
      what: `${what}: processor time of the server for each second`,
      value: used,
      unit: 'ms',
      aim: { atMost: 600 },
    },
  ]

  function tell({ cookie, body }: { cookie: string; body: string }) {
    return new Promise<number | undefined>((resolve, reject) => {
      const type = 'application/x-www-form-urlencoded'
      const own = { 'user-agent': BROWSER, cookie, 'content-type': type }
      const options = { method: 'POST', agent, headers: own }
      const sent = request(`${site.url}/ajax`, options, answer => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
      sent.on('error', reject).end(body)
    })
  }
}
