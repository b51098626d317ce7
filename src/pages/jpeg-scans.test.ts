import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countScans } from './jpeg-scans.ts'

test('SH-4 scans are counted to the end of the image, without those of its metadata', async () => {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a0522d' } })
  const noisy = plain.composite([{ input: Buffer.from('<svg><circle r="20"/></svg>') }])
  const baseline = await noisy.clone().jpeg().toBuffer()
  expect(countScans(baseline)).toBe(1)
  expect(countScans(await noisy.clone().jpeg({ progressive: true }).toBuffer())).toBe(10)
  const comment = Buffer.from([0xff, 0xfe, 0x00, 0x06, 0xff, 0xda, 0xff, 0xda])
  const [start, rest] = [baseline.subarray(0, 2), baseline.subarray(2)]
  expect(countScans(Buffer.concat([start, comment, rest, baseline]))).toBe(1)
  for (let length = 0; length < 40; length++) countScans(baseline.subarray(0, length))
})
