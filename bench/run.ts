/** `npm run bench` prints all figures with their targets; `npm run bench -- vitals weight` some of them. */
import { measureAdminLists } from './admin-lists.ts'
import { measureArchives } from './archives.ts'
import { measureBuilder } from './builder.ts'
import { measureCampaigns } from './campaigns.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureExperiments } from './experiments.ts'
import { measureForms } from './forms.ts'
import { measureFrames } from './frames.ts'
import { measureImportBeside } from './import-beside.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMedia } from './media.ts'
import { measureMenus } from './menus.ts'
import { measureOrders } from './orders.ts'
import { measureProcess } from './process.ts'
import { measureRelease } from './release.ts'
import { measureRendering } from './rendering.ts'
import { type Figure, report } from './report.ts'
import { measureShifts } from './shifts.ts'
import { removeFolder, type Site, startSite } from './site.ts'
import { measureSplitTests } from './split-tests.ts'
import { measureThroughput } from './throughput.ts'
import { measureVitals } from './vitals.ts'
import { measureWeight } from './weight.ts'

const parts: Record<string, (site: Site) => Promise<Figure[]>> = {
  process: measureProcess,
  weight: measureWeight,
  rendering: measureRendering,
  vitals: measureVitals,
  interactions: measureInteractions,
  frames: measureFrames,
  menus: measureMenus,
  shifts: measureShifts,
  forms: measureForms,
  media: measureMedia,
  lighthouse: measureLighthouse,
  throughput: measureThroughput,
  orders: measureOrders,
  catalogue: measureCatalogue,
  archives: measureArchives,
  'admin-lists': measureAdminLists,
  builder: measureBuilder,
  'import-beside': measureImportBeside,
  'split-tests': measureSplitTests,
  experiments: measureExperiments,
  campaigns: measureCampaigns,
  release: measureRelease,
}

const wanted = process.argv.slice(2)
const first = await startSite()
await first.stop()
// Restarted, because the first start fills the database with the demo.
const site = await startSite({ dataDir: first.dataDir })
const figures: Figure[] = []
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.error(`measuring ${name} …`)
    figures.push(...(await measure(site)))
  }
} finally {
  await site.stop()
  removeFolder(site.dataDir)
}
report(figures)
