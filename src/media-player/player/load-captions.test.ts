import { afterEach, expect, it, vi } from 'vitest'
import { newSettings } from '../captions/caption-file.ts'
import { parseWebVtt } from '../captions/webvtt.ts'
import { toBrowserCues } from './load-captions.ts'

/** Minimal `VTTCue` with its default values (WebVTT §9.1). */
class Cue {
  id = ''
  region: object | null = null
  vertical = ''
  snapToLines = true
  line: number | 'auto' = 'auto'
  lineAlign = 'start'
  position: number | 'auto' = 'auto'
  positionAlign = 'auto'
  size = 100
  align = 'center'
  startTime: number
  endTime: number
  text: string
  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime
    this.endTime = endTime
    this.text = text
  }
}
class Region {
  id = ''
  width = 100
  lines = 3
  regionAnchorX = 0
  regionAnchorY = 100
  viewportAnchorX = 0
  viewportAnchorY = 100
  scroll = ''
}

afterEach(() => vi.unstubAllGlobals())

const FILE = `WEBVTT

REGION
id:low
width:40%
lines:2
regionanchor:10%,90%
viewportanchor:20%,80%
scroll:up

first
00:01.000 --> 00:02.000 region:low
Within

00:02.000 --> 00:03.000 line:-3 align:left
By lines

00:03.000 --> 00:04.000 line:25%,end position:10%,line-left size:35% vertical:rl
By percent`

function cuesOf(text: string) {
  const file = parseWebVtt(text)
  if (!file) throw new Error('no WebVTT')
  return toBrowserCues(file)
}

it('MP-3: the browser’s cues have their regions, lines and positions', () => {
  vi.stubGlobal('VTTCue', Cue)
  vi.stubGlobal('VTTRegion', Region)
  const [within, byLines, byPercent] = cuesOf(FILE)
  expect(within).toMatchObject({ id: 'first', startTime: 1, endTime: 2, text: 'Within' })
  expect(within?.region).toMatchObject({
    id: 'low',
    width: 40,
    lines: 2,
    regionAnchorX: 10,
    regionAnchorY: 90,
    viewportAnchorX: 20,
    viewportAnchorY: 80,
    scroll: 'up',
  })
  expect(byLines).toMatchObject({ region: null, line: -3, snapToLines: true, align: 'left' })
  expect(byPercent).toMatchObject({
    line: 25,
    snapToLines: false,
    lineAlign: 'end',
    position: 10,
    positionAlign: 'line-left',
    size: 35,
    vertical: 'rl',
  })
})

it('MP-3: missing settings and unsupported features are left to the browser', () => {
  class Bare {}
  vi.stubGlobal('VTTCue', Bare)
  const written = cuesOf(FILE).map(cue => Object.keys(cue))
  expect(written).toEqual([
    // Position properties of the cue's region.
    ['id', 'line', 'snapToLines', 'lineAlign', 'position', 'size'],
    ['id', 'line', 'align'],
    ['id', 'vertical', 'line', 'snapToLines', 'lineAlign', 'position', 'positionAlign', 'size'],
  ])
})

it('MP-3: a caption that stays to the end has an end', () => {
  vi.stubGlobal('VTTCue', Cue)
  const cue = { id: '', startSeconds: 1, endSeconds: Number.POSITIVE_INFINITY, text: 'On' }
  const [last] = toBrowserCues({
    cues: [{ ...cue, settings: newSettings() }],
    regions: [],
    styles: [],
  })
  expect(last?.endTime).toBe(Number.MAX_SAFE_INTEGER)
})
