import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from '#ui'
import { picture } from '../../../tests/support/render.ts'
import * as image from './first-image.ts'
import { readMarkup } from './read-markup.ts'

const firstImageLinks = (html: string) => image.firstImageLinks(readMarkup(html).firstImage)

const html = (props: object) =>
  renderToStaticMarkup(createElement(Picture, { image: picture('a'), sizes: '50vw', ...props }))

const attributesOf = (links: string, name: string) =>
  [...links.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

it('a page asks for the picture of its first screen as the picture itself does', () => {
  const page = `<p>Words</p>${html({})}${html({ priority: true })}${html({ priority: true, image: picture('b') })}`
  const links = firstImageLinks(page)
  expect(attributesOf(links, 'as')).toEqual(['image'])
  const [, set] = /<source type="image\/avif" srcSet="([^"]+)"/.exec(html({ priority: true })) ?? []
  expect(attributesOf(links, 'imagesrcset')).toEqual([set])
  expect(attributesOf(links, 'imagesizes')).toEqual(['50vw'])
  expect(attributesOf(links, 'media'), 'on every screen').toEqual([])
})

it('each screen loads only its own crop', () => {
  const links = firstImageLinks(html({ priority: true, phone: picture('tall') }))
  expect(attributesOf(links, 'media')).toEqual(['(max-width: 767px)', '(min-width: 768px)'])
  expect(attributesOf(links, 'imagesrcset').map(set => set?.includes('/media/tall/'))).toEqual([
    true,
    false,
  ])
})

it('preloads nothing if no image is first or its visibility is unknown', () => {
  expect(firstImageLinks(html({}))).toBe('')
  expect(firstImageLinks(`<template>${html({ priority: true })}</template>`)).toBe('')
  expect(firstImageLinks('<img fetchpriority="high" src="/a.png">')).toBe('')
})
