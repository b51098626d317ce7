import { expect, it } from 'vitest'
import { titleSections } from './page-sections.ts'
import { readMarkup } from './read-markup.ts'

const section = (id: string, inside = '') =>
  `<section id="${id}" class="x" data-module="section"><div>${inside}</div></section>`

it('HDR-8: top-level sections are numbered, by the first heading that each has', () => {
  const html = [
    section('a', '<h1>One &amp; <em>only</em></h1><h2>Later</h2>'),
    section('b', section('inner', '<h2>Of the inner</h2>')),
    '<section class="tabs-panel" id="panel"><h2>Of no section</h2></section>',
    section('c', '<section class="tabs-panel"><h3>In a panel</h3></section>'),
    `<template>${section('later')}</template>`,
    section('d'),
  ].join('\n')
  expect(titleSections(readMarkup(html))).toEqual([
    { id: 'a', title: 'One & only' },
    { id: 'b', title: 'Of the inner' },
    { id: 'c', title: 'In a panel' },
    { id: 'd', title: undefined },
  ])
})
