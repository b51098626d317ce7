import { escapeHtml } from '#base'
import type { PageLanguage, PageNode } from '#module-contract'
import { siteTranslate } from './site/index.ts'

/** Replaces a module that cannot be shown. */
export function placeholder(node: PageNode, { locale }: PageLanguage): string {
  const type = String(node.type).replace(/[^a-z0-9-]/gi, '')
  return `<div class="notice" data-kind="error" data-unknown-module="${type}">${siteTranslate(locale)('cannotBeShown', { type })}</div>`
}

/** Notice for staff about the purpose of a place; invisible to visitors. */
export function contentPlace({ type, props }: PageNode, { locale }: PageLanguage): string {
  return `<div id="${escapeHtml(props.id)}" data-module="${type}" class="notice">${siteTranslate(locale)('contentPlace')}</div>`
}
