import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'

/** Single-color images, fast to create and load. */
export const pictures = {
  shelf: { background: '#8a9a8c', alt: 'A shelf with boxes' },
  window: { background: '#a8b4c0', alt: 'A window to the north' },
  table: { background: '#b09a84', alt: 'A long table' },
  lamp: { background: '#c8b890', alt: 'A lamp on a desk' },
  clock: { background: '#7c8896', alt: 'A clock on a wall' },
  green: { background: '#8fae9f', alt: 'A green notebook' },
  white: { background: '#f4efe6', alt: 'A white notebook' },
  blue: { background: '#31566b', alt: 'A blue notebook' },
} as const

export type PictureName = keyof typeof pictures
/** Media ids on the test site. */
export type PictureIds = Record<PictureName, string>

/** Images in modern formats take long on a busy machine. */
const UPLOAD_TIMEOUT_MS = 120_000
const SIZE = { width: 1200, height: 900 }

/** SVG of the site icon. */
export const icon = {
  fileName: 'site-icon.svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Harbor Supply</title><circle cx="16" cy="16" r="14" fill="#31566b"/></svg>',
}

export async function uploadPictures(api: APIRequestContext): Promise<PictureIds> {
  const uploaded = Object.entries(pictures).map(async ([name, { background, alt }]) => {
    const data = await sharp({ create: { ...SIZE, channels: 3, background } })
      .png()
      .toBuffer()
    return [name, await upload(api, { fileName: `${name}.png`, alt }, data)]
  })
  return Object.fromEntries(await Promise.all(uploaded))
}

export const uploadIcon = (api: APIRequestContext) =>
  upload(api, { fileName: icon.fileName, alt: '' }, Buffer.from(icon.svg))

/** Uploads a file; returns its id. */
export async function upload(
  api: APIRequestContext,
  params: { fileName: string; alt: string },
  data: Buffer,
): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' }
  const options = { params, headers, data, timeout: UPLOAD_TIMEOUT_MS }
  const answer = await api.post('/api/admin/media', options)
  if (!answer.ok()) throw new Error(`${params.fileName}: ${await answer.text()}`)
  return ((await answer.json()) as { item: { id: string } }).item.id
}
