import { createHash } from 'node:crypto'
import { escapeHtml } from '#base'
import type { BrowserRule } from './decide.ts'

/**
 * Inline script behind a module with browser conditions. It runs before the first paint and
 * replaces the template with the module if the conditions hold. If consent is required, views are
 * stored only after it. The page's policy allows this script by its hash.
 */
const SCRIPT = `(t=>{document.currentScript.remove();const r=JSON.parse(t.dataset.when),m=q=>matchMedia(q).matches,d={desktop:()=>m('(min-width:980.02px)'),tablet:()=>m('(min-width:767.02px) and (max-width:980px)'),phone:()=>m('(max-width:767px)'),touch:()=>m('(pointer:coarse)'),mouse:()=>m('(pointer:fine)')},views=()=>{if(!window.vtViews)try{if(document.documentElement.dataset.consent!==undefined&&!/(?:^|; )vt_consent=[^;]*preferences/.test(document.cookie))throw 0;const k='vitrine:views:'+location.pathname;localStorage.setItem(k,window.vtViews=+(localStorage.getItem(k)||0)+1)}catch{window.vtViews=1}return window.vtViews},is=(a,c)=>{try{const u=new URL(a);return u.origin===location.origin&&u.pathname===new URL(c.path,location).pathname}catch{return false}},f={device:c=>c.devices.some(one=>d[one]()),language:c=>c.languages.includes(navigator.language.split('-')[0]),views:c=>views()>=c.atLeast,'came-from':c=>is(document.referrer,c),visited:c=>window.navigation?navigation.entries().some(e=>e.index!==navigation.currentEntry.index&&is(e.url,c)):is(document.referrer,c)},h=c=>f[c.kind](c)!==!!c.not,l=r.conditions.map(h);if(r.match==='any'?l.some(Boolean):l.every(Boolean))t.replaceWith(t.content)})(document.currentScript.previousElementSibling)`

export const REVEAL_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

/** Inert until the browser decides: nothing is loaded, found by search, or has an id. */
export function wrapInBrowserCondition(rule: BrowserRule, html: string): string {
  const when = escapeHtml(JSON.stringify(rule))
  return `<template data-when="${when}">${html}</template><script>${SCRIPT}</script>`
}
