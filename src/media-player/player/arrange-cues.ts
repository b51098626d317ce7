import {
  byTime,
  type CaptionFile,
  type Cue,
  type CueSettings,
  type Region,
} from '../captions/caption-file.ts'

/** Height of a caption line in a region, in percent of the video height (WebVTT §7.2). */
const LINE_PERCENT = 5.33
/** The oldest are dropped. */
const MAX_CUES_SHOWN = 8

/**
 * Converts cues to what browsers can show. Chromium has no regions and draws simultaneous cues in
 * one place over each other, so region positions are copied to the cues and overlapping cues are
 * merged.
 */
export function arrangeCues(
  { cues, regions, stacks = false }: CaptionFile,
  hasRegions: boolean,
): Cue[] {
  const byId = new Map(hasRegions ? [] : regions.map(region => [region.id, region]))
  return [...Map.groupBy(cues, ({ settings }) => JSON.stringify(settings)).values()]
    .flatMap(group => {
      const given = group[0]?.settings
      const region = given && byId.get(given.region)
      const settings = region && withinRegion(region, given)
      const placed = settings ? group.map(cue => ({ ...cue, settings })) : group
      return stacks || settings || !given?.snapToLines ? stackOverlaps(placed) : placed
    })
    .sort(byTime)
}

const SHARES = { start: 0, left: 0, center: 0.5, end: 1, right: 1 }

/** Aligns cues to the bottom of their region. */
function withinRegion(region: Region, settings: CueSettings): CueSettings {
  const { width, lines, regionAnchor, viewportAnchor } = region
  const left = viewportAnchor[0] - (regionAnchor[0] * width) / 100
  const below = (lines * LINE_PERCENT * (100 - regionAnchor[1])) / 100
  const within = settings.position === 'auto' ? SHARES[settings.align] : settings.position / 100
  const inPicture = (percent: number) => Math.min(100, Math.max(0, percent))
  return {
    ...settings,
    region: '',
    size: width,
    position: inPicture(left + width * within),
    line: inPicture(viewportAnchor[1] + below),
    snapToLines: false,
    lineAlign: 'end',
  }
}

/** Splits overlapping cues in one place at each change and merges them, the earliest on top. */
function stackOverlaps(cues: readonly Cue[]): Cue[] {
  const stacked: Cue[] = []
  let together: Cue[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const cue of cues) {
    if (cue.startSeconds >= end) {
      stacked.push(...split(together))
      together = []
    }
    together.push(cue)
    end = Math.max(end, cue.endSeconds)
  }
  return [...stacked, ...split(together)]
}

function split(cues: readonly Cue[]): readonly Cue[] {
  if (cues.length < 2) return cues
  const edges = cues.flatMap(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])
  const times = [...new Set(edges)].sort((one, other) => one - other)
  let next = 0
  let there: Cue[] = []
  return times.slice(1).flatMap((to, index) => {
    const from = times[index] ?? 0
    there = there.filter(({ endSeconds }) => endSeconds > from)
    for (let cue = cues[next]; cue && cue.startSeconds <= from; cue = cues[++next]) there.push(cue)
    there = there.slice(-MAX_CUES_SHOWN)
    const [first] = there
    const text = there.map(one => one.text).join('\n')
    return first ? [{ ...first, startSeconds: from, endSeconds: to, text }] : []
  })
}
