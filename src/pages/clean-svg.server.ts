import sanitizeHtml from 'sanitize-html'

const shapes = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse'],
  ...['line', 'polyline', 'polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop'],
  ...['clipPath', 'mask', 'pattern', 'marker', 'filter', 'feGaussianBlur', 'feOffset', 'feMerge'],
  ...['feMergeNode', 'feColorMatrix', 'feComposite', 'feFlood', 'feBlend', 'feTurbulence'],
]

/** A drawing without script, styles, links or anything from elsewhere. */
export function cleanSvg(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: shapes,
    allowedAttributes: false,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attributes).filter(
            ([name, value]) =>
              !/^on/i.test(name) &&
              !/^style$/i.test(name) &&
              !/javascript:|data:|url\(\s*['"]?(?!#)/i.test(value) &&
              (!/href$/i.test(name) || value.startsWith('#')),
          ),
        ),
      }),
    },
  })
}
