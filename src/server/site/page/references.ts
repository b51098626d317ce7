import { pageFieldValue, pageImage } from '#content'
import { type BackgroundImage, collectBackgrounds } from '#design'
import {
  type FindVariable,
  imageUrl,
  isPageField,
  originalUrl,
  type References,
  toAddress,
} from '#module-contract'
import type { Pages } from '#pages'
import { type MediaItem, mediaKey, mediaTag, toImage } from '#pages/schema'
import type { LoadResolver } from '#render'
import type { DesignLibrary, StoredDesignLibrary } from '../../adapters/design-library.ts'
import { loadWithTracks, toFile } from '../../adapters/media-files.ts'
import type { LoadPageValues } from '../../adapters/page-values.ts'
import type { LoadIcons } from './icons.ts'

/**
 * Loads media, links and icons of a page, with one query per table, including those that variables
 * and presets refer to.
 */
export function createLoadResolver(
  pages: Pages,
  designLibrary: Pick<StoredDesignLibrary, 'get'>,
  loadIcons: LoadIcons,
  loadPageValues: LoadPageValues,
): LoadResolver {
  return async (named, tag, page) => {
    const [library, own, language] = await Promise.all([
      designLibrary.get(),
      loadPageValues.asked(named.variables, page, tag),
      pages.settings.get(),
    ])
    const references = withLibrary(named, library)
    const variable: FindVariable = (id, kind) =>
      isPageField(id)
        ? own && pageFieldValue(id, kind, own.values, language)
        : library.variables.get(id)?.value
    const [media, paths, icons] = await Promise.all([
      loadWithTracks(pages, references.media, tag),
      pages.paths([...references.pages]),
      loadIcons(references.icons),
    ])
    tag(...[...references.media].map(mediaTag))
    tag(...[...references.pages].map(id => `page:${id}`))
    return {
      image: id => (isPageField(id) ? pageImage(id, own?.values) : toImage(media.get(id))),
      file: id => toFile(media.get(id), media),
      href: link => {
        if ('url' in link) return toAddress(link.url)
        const path = paths.get(link.page)
        return path && (link.anchor ? `${path}#${link.anchor}` : path)
      },
      icon: name => icons.get(name),
      background: (id, screen) => toBackground(media.get(id), screen),
      variable,
      variables: library.variables,
      presets: library.presets,
      freshUntil: own?.freshUntil,
    }
  }
}

/** Adds images and pages of the used variables, and images of the used presets. */
function withLibrary(named: References, { variables, presets }: DesignLibrary): References {
  const found: References = {
    ...named,
    media: new Set(named.media),
    pages: new Set(named.pages),
    variables: new Set(named.variables),
  }
  const used = [
    ...[...named.presets].map(id => presets.byId.get(id)),
    ...[...named.defaultPresets].map(type => presets.defaults.get(type)),
  ]
  for (const preset of used) collectBackgrounds(preset?.design, found)
  for (const id of found.variables) {
    const value = variables.get(id)?.value
    if (value?.kind === 'image') found.media.add(value.image.media)
    if (value?.kind === 'link' && 'page' in value.link) found.pages.add(value.link.page)
  }
  return found
}

/** Backgrounds are limited to the screen's width, so phones do not load images for desktops. */
function toBackground(
  item: MediaItem | undefined,
  screen: Parameters<BackgroundImage>[1],
): ReturnType<BackgroundImage> {
  if (!item) return undefined
  const key = mediaKey(item)
  const focus = item.focus ? { focus: item.focus } : {}
  if (item.widths.length === 0) return { css: `url(${originalUrl(key)})`, ...focus }
  const wanted = screen === 'phone' ? 960 : 1920
  const width = item.widths.find(known => known >= wanted) ?? item.widths.at(-1) ?? wanted
  const avif = `url(${imageUrl(key, width, 'avif')}) type("image/avif")`
  const webp = `url(${imageUrl(key, width, 'webp')}) type("image/webp")`
  return { css: `image-set(${avif},${webp})`, ...focus }
}
