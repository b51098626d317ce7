import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toScriptJson } from '#base'
import { SETTINGS_HASH } from '#consent/schema'
import type { PageMode } from '#module-contract'
import { isRightToLeftLocale } from '#texts'
import { fontLinks, keepFirstFonts } from './fonts.ts'
import { type Head, renderHead } from './head.ts'
import { firstImageLinks } from './markup/first-image.ts'
import type { RenderedBody } from './rendered-body.ts'
import {
  BackToTop,
  backToTopStyles,
  ConsentBanner,
  ConsentLink,
  consentStyles,
  Footer,
  SectionDots,
  type Site,
  sectionDotsStyles,
  siteTranslate,
  WithdrawalLink,
} from './site/index.ts'
import { nameOfSheets, pageStyles } from './stylesheet.ts'

/** URLs of the visitor's scripts, from the build's manifest or the development server. */
export interface VisitorAssets {
  scripts: string[]
  /** Additional script of embedded pages. */
  embedded: string
}

/** Additions for staff: scripts, markup before the header, and the mode. */
export interface StaffPage {
  scripts: string[]
  before: string
  mode?: PageMode
  /** Colors and fonts other than those of the site. */
  themeCss?: string
}

export interface PageParts {
  head: Head
  site: Site
  body: RenderedBody
  styles: ReadonlyMap<string, readonly string[]>
  assets: VisitorAssets
  /** HDR-8: whether dots lead to the sections of the page. */
  dotNavigation?: boolean | undefined
  staff?: StaffPage | undefined
  /** In a frame of another site: without header, footer and popups. */
  isEmbedded?: boolean | undefined
  /** Whether the server counts popups. */
  isCounting: boolean
  /** Data for the split-test script, as JSON. */
  goals?: object | undefined
}

/** Header and footer for the builder's canvas. */
export function renderFrameParts(site: Site, templates: Pick<RenderedBody, 'header' | 'footer'>) {
  return {
    header: renderHeader(templates.header),
    footer: renderFooter(site, templates.footer),
  }
}

/** Header of a template or the built-in one. Parts of pages have none. */
function renderHeader(template: string | undefined): string {
  return landmark('header', 'template-header', template ?? '')
}

/** Footer of a template, or the site's own. */
function renderFooter(site: Site, template: string | undefined): string {
  if (template === undefined) return renderToStaticMarkup(createElement(Footer, { site }))
  const links = ownWithdrawalLink(site, template) + ownConsentLink(site, template)
  return landmark('footer', 'template-footer', template + links)
}

/** Link to withdraw from contracts below a template without one. */
function ownWithdrawalLink(site: Site, template: string): string {
  if (!site.withdrawalPath || template.includes(`href="${site.withdrawalPath}"`)) return ''
  return renderToStaticMarkup(createElement(WithdrawalLink, { site }))
}

/** Consent link below a template without one. */
function ownConsentLink({ consent, locale }: Site, template: string): string {
  if (!consent || template.includes(SETTINGS_HASH)) return ''
  return renderToStaticMarkup(createElement(ConsentLink, { locale }))
}

/** Inert until its script runs, so that the page is the same for visitors who have answered. */
function renderConsent({ consent, locale }: Site): string {
  if (!consent) return ''
  const { version, question, categories } = consent
  const banner = renderToStaticMarkup(createElement(ConsentBanner, { consent, locale }))
  return `<template id="vt-consent" data-version="${version}" data-question="${question}" data-categories="${categories.join(' ')}">${banner}</template>`
}

/** Closed popups. Not counted in a static export and for staff. */
function renderPopups({ body, staff, isCounting }: PageParts): string {
  if (!body.popups) return ''
  return `<div data-popups="${isCounting && !staff ? 'counted' : ''}">\n${body.popups}\n</div>\n`
}

/** Without content it is no landmark, but keeps its grid row. */
function landmark(tag: 'header' | 'footer', className: string, html: string): string {
  const name = html === '' ? 'div' : tag
  const mark = tag === 'header' ? ' data-fixed-header=""' : ''
  return `<${name} class="${className}"${mark}>\n${html}\n</${name}>`
}

/**
 * Marks the end of the header. Nothing is painted before it, because later content would move the
 * header. A separate element, because browsers wait for its start tag.
 */
const HEADER_END = 'vt-header-end'

/**
 * The footer becomes visible when something follows it (`base.css`). On a short page it is at the
 * bottom of the window and would grow upward while loading.
 */
const AFTER_FOOTER = '<template></template>'

/** Content before the main area. */
function renderTop({ site, body, staff }: PageParts): string {
  const skip = siteTranslate(site.locale)('skip')
  return `<a class="skip-link" href="#content">${skip}</a>\n${staff?.before ?? ''}${renderHeader(body.header)}<template id="${HEADER_END}"></template>`
}

/** Content after the main area. */
const renderBottom = (parts: PageParts, site: Site) =>
  `${renderFooter(site, parts.body.footer)}${AFTER_FOOTER}\n${renderPopups(parts)}${renderConsent(site)}`

/** Only as high as its content, because the frame adapts to it. */
const EMBEDDED_CSS = 'body{min-block-size:auto}'

/** Renders a complete HTML document. It does not differ between visitors. */
export function renderPage(parts: PageParts): string {
  const { head, body } = parts
  // The builder and embedded pages show no consent banner.
  const isAsking = !parts.staff && !parts.isEmbedded
  const site = isAsking ? parts.site : { ...parts.site, consent: undefined }
  const aids = parts.isEmbedded ? { html: '', css: EMBEDDED_CSS } : renderAids(parts)
  const mode = parts.staff?.mode
  const attributes =
    (mode ? ` data-mode="${mode}"` : '') +
    schemeAttributes(site) +
    (site.smoothWheel ? ' data-smooth-wheel' : '') +
    (site.consent ? ' data-consent=""' : '')
  const scripts = [...parts.assets.scripts, ...(parts.staff?.scripts ?? [])]
  const themeCss = parts.staff?.themeCss ?? site.themeCss
  const types = [...body.types, ...body.needs.styles.map(nameOfSheets)]
  const around = aids.css + (site.consent ? consentStyles : '')
  const rules = { locale: site.locale, themeCss, generated: body.css, around }
  const styles = keepFirstFonts(pageStyles(parts.styles, types, rules))
  return `<!doctype html>
<html lang="${site.locale}" dir="${isRightToLeftLocale(site.locale) ? 'rtl' : 'ltr'}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${firstImageLinks(body.facts.firstImage)}${fontLinks(site.locale, themeCss)}${parts.isEmbedded ? '' : `<link rel="expect" href="#${HEADER_END}" blocking="render">\n`}${renderHead(head)}
${iconLinks(site.icon)}
<style>${styles}</style>
${scripts.map(src => `<script type="module" src="${src}" fetchpriority="low"></script>`).join('\n')}
${parts.isEmbedded ? `<script defer src="${parts.assets.embedded}"></script>\n</head>\n<body>` : `</head>\n<body>\n${renderTop(parts)}`}
<main class="site-main" id="content" tabindex="-1">
${body.html}
${aids.html}</main>
${parts.isEmbedded ? '' : renderBottom(parts, site)}
${islandTexts(body, site)}${goalsScript(parts.goals)}
</body>
</html>
`
}

/**
 * `data-scheme="light"` switches off every rule of the dark scheme; without it the page follows the
 * device.
 */
function schemeAttributes({ scheme }: Site): string {
  if (!scheme) return ''
  return scheme === 'light'
    ? ' data-scheme="light" data-scheme-default="light"'
    : ' data-scheme="light"'
}

/** Navigation aids of a long page, with their styles. */
function renderAids({ site, body, dotNavigation }: PageParts): { html: string; css: string } {
  const { locale } = site
  const sections = dotNavigation ? body.facts.sections() : []
  const aids = [
    sections.length > 1 && {
      element: createElement(SectionDots, { sections, locale }),
      css: sectionDotsStyles,
    },
    site.backToTop && { element: createElement(BackToTop, { locale }), css: backToTopStyles },
  ].filter(aid => aid !== false)
  return {
    html: aids.map(({ element }) => `${renderToStaticMarkup(element)}\n`).join(''),
    css: aids.map(({ css }) => css).join(''),
  }
}

/** The version changes with the icon, so that browsers load a new one. */
function iconLinks({ version, isSvg }: Site['icon']): string {
  const query = version && `?v=${version}`
  return [
    `<link rel="icon" href="/favicon.ico${query}" sizes="48x48">`,
    ...(isSvg ? [`<link rel="icon" href="/favicon.svg${query}" type="image/svg+xml">`] : []),
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png${query}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('\n')
}

/** Read by `visitor/split-tests`. */
function goalsScript(goals: object | undefined): string {
  if (!goals) return ''
  return `<script type="application/json" id="vt-split-tests">${toScriptJson(goals)}</script>`
}

/** Messages of islands in the page's language, once per type. */
function islandTexts({ islands }: RenderedBody, { locale, timeZone }: Site): string {
  const messages = Object.fromEntries([...islands].filter(([, own]) => own))
  if (Object.keys(messages).length === 0) return ''
  const texts = toScriptJson({ locale, timeZone, messages })
  return `<script type="application/json" id="vt-texts">${texts}</script>`
}
